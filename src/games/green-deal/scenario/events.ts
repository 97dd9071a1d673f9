import { entryOf } from '../../../engine/checked.ts';
import { EventError, type EventNotation, type ScenarioEvent } from '../../../engine/events.ts';
import { ownOf } from '../../../engine/own.ts';
import { COIN } from '../auction.ts';
import type { GreenComponents } from '../figures.ts';
import type { GreenState } from '../state.ts';
import { notation } from '../words/notation.ts';
import { answersOf, type GreenRunner, only } from './event-runner.ts';
import { playAuction, playWindow } from './events-auction.ts';
import { playExpansion } from './events-expansion.ts';
import { playInvestment } from './events-investment.ts';
import { playPrAssessment } from './events-pr.ts';
import { observe } from './observation.ts';

/** Steps without questions. */
const SILENT_STEPS: readonly string[] = [
  'accounting',
  'endRound',
  'sustainabilityAssessment',
  'companyValuation',
  'endgameCards',
  'gameEnd',
];

/** Words of an answer, by step. */
const ANSWER_WORDS: Readonly<Record<string, readonly string[]>> = {
  beforeAuction: ['play'],
  auction: ['bid', 'spy', 'sabotage', 'insider'],
  investment: ['actions'],
  expansion: ['place', 'tile', 'contacts', 'use'],
  prAssessment: ['place', 'save', 'afterReveal'],
  finalAssessments: ['place', 'save', 'afterReveal'],
};

/** Plays one step of a scenario to its end; refused answers are recorded, and the seat's next answer is tried. */
function apply(event: ScenarioEvent, runner: GreenRunner): void {
  const { step } = event;
  if (typeof step !== 'string') throw new EventError(notation().eventStep);
  const words = ownOf(ANSWER_WORDS, step);
  only(
    event,
    step === 'auction' ? ['step', 'answers', 'coin'] : ['step', ...(words ? ['answers'] : [])],
    step,
  );
  const answers = answersOf(event, runner, words ?? []);
  if (step === 'setup' || step === 'inspect') return;
  if (step === 'beforeAuction') playWindow(runner, answers);
  else if (step === 'auction') playAuction(runner, answers, event['coin']);
  else if (step === 'investment') playInvestment(runner, answers);
  else if (step === 'expansion') playExpansion(runner, answers);
  else if (step === 'prAssessment') playPrAssessment(runner, answers);
  else if (step === 'finalAssessments') playFinal(runner, event);
  else if (SILENT_STEPS.includes(step)) runner.begin(step);
  else throw new EventError(notation().noStep(step));
}

/** Plays the assessments after the last round in their order (GD-END-05); the simpler version has only one. */
function playFinal(runner: GreenRunner, event: ScenarioEvent): void {
  const answers = answersOf(event, runner, entryOf(ANSWER_WORDS, 'finalAssessments'));
  const simple = runner.state.variant === 'simple';
  if (!simple) runner.begin('endgameCards');
  runner.begin('sustainabilityAssessment');
  if (simple) return;
  runner.begin('companyValuation');
  playPrAssessment(runner, answers);
}

/** How scenarios of Green Deal are played and compared. */
export const events: EventNotation<GreenState, GreenComponents> = {
  apply,
  observe,
  draws: ({ players }) => ({ [COIN]: Array.from({ length: players }, (_, seat) => seat) }),
  unordered: () => false,
  whole: () => false,
};
