import { elementAt, present } from '../../engine/checked.ts';
import type { Step, Umpire } from '../../engine/umpire.ts';
import { alliance, beginAlliance } from './alliance-step.ts';
import { beginDecidePolicy, decidePolicy } from './decide-policy.ts';
import { endOfGeneration, scoring } from './end-of-game.ts';
import type { LimitComponents } from './figures.ts';
import { coldWar, environmentalCrisis, financialCrisis, militaryCrisis } from './international-phase.ts';
import { newPolicy, politicalActionCapacity, technologicalAdvancement } from './political-phase.ts';
import { production } from './production.ts';
import { publicOrder } from './public-order.ts';
import {
  classStruggle,
  conservation,
  consumption,
  economicGrowth,
  freezeColumns,
  lowerBirthRate,
  lowerMortality,
  populationGrowth,
  supply,
  taxation,
} from './social-phase.ts';
import { drawEvent } from './solo.ts';
import type { LimitState } from './state.ts';

type LimitStep = Step<LimitState, LimitComponents>;

/** The eleven steps of the social phase in their order (LIM-SOC-01). */
export const SOCIAL_STEPS = [
  'supply',
  'conservation',
  'consumption',
  'populationGrowth',
  'lowerMortality',
  'lowerBirthRate',
  'economicGrowth',
  'taxation',
  'production',
  'publicOrder',
  'classStruggle',
] as const;

/** The three steps before Decide Policy (LIM-POL-02). */
const POLITICAL_STEPS = ['technologicalAdvancement', 'newPolicy', 'politicalActionCapacity'] as const;

/** The global crises in the order of their checks (LIM-INT-03). */
export const CRISIS_STEPS = ['financialCrisis', 'environmentalCrisis', 'militaryCrisis'] as const;

/** The steps of one stress test (LIM-END-06). */
export const STRESS_STEPS = ['stressSupply', 'stressConsumption', 'stressProduction'] as const;

/**
 * The steps of a generation, phase by phase (LIM-OBJ-04). `international` stands for the alliance step or the solo
 * event.
 */
const GENERATION: readonly string[] = [
  ...POLITICAL_STEPS,
  'decidePolicy',
  ...SOCIAL_STEPS,
  'coldWar',
  ...CRISIS_STEPS,
  'international',
  'endOfGeneration',
];

const RULES: Readonly<Record<string, LimitStep>> = {
  technologicalAdvancement,
  newPolicy,
  politicalActionCapacity,
  decidePolicy,
  supply,
  conservation,
  consumption,
  populationGrowth,
  lowerMortality,
  lowerBirthRate,
  economicGrowth,
  taxation,
  production,
  publicOrder,
  classStruggle,
  coldWar,
  financialCrisis,
  environmentalCrisis,
  militaryCrisis,
  alliance,
  event: drawEvent,
  endOfGeneration,
  stressSupply: supply,
  stressConsumption: consumption,
  stressProduction: production,
  scoring,
};

/** The phase that a step belongs to, as screens name it. */
export function phaseOf(step: string | null): 'political' | 'social' | 'international' | 'end' {
  if (step === null || step === 'scoring' || step.startsWith('stress')) return 'end';
  if (step === 'decidePolicy' || (POLITICAL_STEPS as readonly string[]).includes(step)) return 'political';
  return (SOCIAL_STEPS as readonly string[]).includes(step) ? 'social' : 'international';
}

/** The first step of a generation; the teaching game leaves out the first three of generation 1 (LIM-TEACH-02). */
export function firstStep(state: Pick<LimitState, 'options' | 'generation'>): string {
  return state.options['teaching'] === true && state.generation === 1
    ? 'decidePolicy'
    : 'technologicalAdvancement';
}

/** The steps that always follow another. */
const NEXT: ReadonlyMap<string, string> = new Map(
  [GENERATION, STRESS_STEPS].flatMap((steps: readonly string[]) =>
    steps.slice(1).map((step, place) => [elementAt(steps, place), step] as const),
  ),
);

/** The step that follows one that has ended. */
function following(state: LimitState, step: string): string | null {
  if (step === 'decidePolicy') return state.turn === null ? 'supply' : 'decidePolicy';
  if (step === 'alliance') return state.allianceTurn === null ? 'endOfGeneration' : 'alliance';
  if (step === 'event') return 'endOfGeneration';
  if (step === 'endOfGeneration') return state.ended ? afterGame(state) : firstStep(state);
  if (step === 'stressProduction') {
    state.stressTests += 1;
    return afterGame(state);
  }
  if (step === 'scoring') return null;
  const next = present(NEXT.get(step), 'next step');
  if (next !== 'international') return next;
  if (state.star !== null) return 'event';
  return state.options['alliances'] === true ? 'alliance' : 'endOfGeneration';
}

/** The step after the game: as many stress tests as the option says, then scoring (LIM-END-06, LIM-VAR-07). */
function afterGame(state: LimitState): string {
  return state.stressTests < Number(state.options['stressTests']) ? 'stressSupply' : 'scoring';
}

/** Says which step comes next, and sets the figures with which it begins; null ends the game. */
export function setNext(state: LimitState, step: string | null): void {
  if (step === 'decidePolicy' && state.turn === null) beginDecidePolicy(state);
  if (step === 'alliance' && state.allianceTurn === null) beginAlliance(state);
  if (step === 'supply' || step === 'stressSupply') freezeColumns(state);
  state.step = step;
}

function inSequence(name: string, rule: LimitStep): LimitStep {
  return (state: LimitState, umpire: Umpire<LimitComponents>) => {
    state.step = name;
    rule(state, umpire);
    setNext(state, following(state, name));
  };
}

/** Every step of the game by name; each enters the next one when it ends. */
export const steps: Readonly<Record<string, LimitStep>> = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, inSequence(name, rule)]),
);

/** The step that comes next; null when the game is over. */
export const next = (state: LimitState): string | null => state.step;
