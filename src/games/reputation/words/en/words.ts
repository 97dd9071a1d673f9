import { present } from '../../../../engine/checked.ts';
import type { Value } from '../../../../engine/question.ts';
import type { LogEntry } from '../../../../engine/umpire.ts';
import type { OptionText, Say, Words } from '../../../../engine/words.ts';
import { type Agenda, agendaDeclarations } from '../../agenda-declarations.ts';
import {
  type AgendaKind,
  type ReputationComponents,
  readComponents,
  shippedComponents,
} from '../../components.ts';
import { POWERS } from '../../powers.ts';
import { aimFor } from './aim.ts';
import { forecast } from './forecast.ts';
import { agendaText, powerText } from './identities.ts';
import { lessonsFor } from './lessons.ts';
import { counted, credits, times, workers } from './numbers.ts';
import { reasons } from './reasons.ts';

const who = ({ seat }: LogEntry, say: Say) => say.seat(seat ?? 0);

/** A figure of an entry, by its printed form. */
const told = ({ figures }: LogEntry, figure: string, say: Say) => say.name(figures?.[figure] ?? '');

const number = ({ figures }: LogEntry, figure: string) => Number(figures?.[figure] ?? 0);

const asked = (figures: Readonly<Record<string, Value>> | undefined, figure: string) =>
  Number(figures?.[figure] ?? 0);

const cardNames = (components: ReputationComponents) =>
  Object.fromEntries(
    [components.privateProjects, components.publicProjects, components.corporations, components.ceos]
      .flatMap((cards) => Object.values(cards))
      .map(({ id, name }) => [id, name]),
  );

const agendaOf = (kind: AgendaKind): Agenda =>
  present(
    agendaDeclarations.find((agenda) => agenda.kind === kind),
    'agenda',
  );

/** One line on the power of each corporation and on the agenda of each CEO, with the figures of the table in use. */
function cardNotes({ corporations, ceos }: ReputationComponents): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const { id, power, rule } of Object.values(corporations))
    notes[id] = `${power}, ${times(rule.uses)}: ${powerText(POWERS[rule.kind], rule)}`;
  for (const { id, tokens, repeatable, rule } of Object.values(ceos)) {
    const text = agendaText(agendaOf(rule.kind), rule);
    notes[id] = `${counted(tokens, 'token', 'tokens')} ${repeatable ? text : `once: ${text}`}`;
  }
  return notes;
}

/** Each power by its word: its effect and its number of uses, with the figures of the table in use. */
function powerTexts({ corporations }: ReputationComponents): Record<string, OptionText> {
  const texts: Record<string, OptionText> = {};
  for (const { rule } of Object.values(corporations)) {
    const { word } = POWERS[rule.kind];
    texts[word] = {
      effect: powerText(POWERS[rule.kind], rule).replace(/\.$/, ''),
      lasts: `${times(rule.uses)} in a game`,
      rule: 'REP-IDN-02',
    };
  }
  return texts;
}

/** All texts of Reputation, in English, with the figures of the table in use. */
export const wordsFor = (components: ReputationComponents): Words => ({
  asks: {
    decline: ({ figures }) => `${workers(asked(figures, 'moving'))} can move: done, or which one stays?`,
    act: () => 'Bid on a project, or speculate',
    workers: ({ figures }) =>
      asked(figures, 'leading') === 0
        ? `Bid how many workers? Nobody leads; ${credits(asked(figures, 'credits'))} to win`
        : `Bid how many workers? The leader has ${asked(figures, 'leading')}; ${credits(asked(figures, 'credits'))} to win`,
    credits: () => 'Move how many credits from the public to the private project?',
    recall: ({ figures }) => `Recall a worker from where? ${asked(figures, 'left')} more can come`,
    whitewash: ({ figures }, say) =>
      `Return ${say.name(figures?.['card'] ?? '')} to the box, so that its loss of ${asked(figures, 'loss')} never counts?`,
    hand: () => 'Hold the marker in which hand? It decides if your neighbours bid the same',
    'co-bid': ({ figures }, say) =>
      `Bid how many of ${workers(asked(figures, 'hq'))} to share ${asked(figures, 'reputation')} reputation with ${say.seat(asked(figures, 'sponsor'))}?`,
    'chosen-partner': ({ figures }, say) =>
      `Name the co-sponsor? ${say.seat(asked(figures, 'left'))} bid ${asked(figures, 'leftBid')}, ${say.seat(asked(figures, 'right'))} bid ${asked(figures, 'rightBid')}`,
    'casting-vote': ({ figures }) =>
      `Win the tie at ${workers(asked(figures, 'workers'))} although the marker points away from you?`,
  },
  log: {
    'return-skipped': () =>
      'No workers return in the first round. From the second on all return by themselves, as leaving one never helps; you are asked only where a power or an agenda makes it matter.',
    'workers-returned': (entry, say) =>
      `${who(entry, say)} moves ${workers(number(entry, 'workers'))} to the break room.`,
    'returned-none': (entry, say) => `${who(entry, say)} leaves all workers on the projects.`,
    'private-revealed': (entry, say) =>
      `The private project is ${told(entry, 'card', say)}: it costs its sponsor ${number(entry, 'loss')} reputation.`,
    'public-revealed': (entry, say) =>
      `The public project is ${told(entry, 'card', say)}: ${credits(number(entry, 'credits'))}, ${workers(number(entry, 'workers'))}, reputation ${number(entry, 'reputation')}.`,
    'deck-empty': () => 'The deck is empty: no project is revealed.',
    'power-declared': (entry, say) => `${who(entry, say)} uses ${told(entry, 'power', say)}.`,
    'speculated-unable': (entry, say) =>
      `${who(entry, say)} has nothing to bid with, so must speculate (pass).`,
    speculated: (entry, say) => `${who(entry, say)} speculates (passes).`,
    'speculated-leading': (entry, say) => `${who(entry, say)} leads, so must speculate (pass).`,
    'bidding-over': () => 'All have speculated in a row: bidding is over.',
    'bid-private': (entry, say) =>
      `${who(entry, say)} bids ${workers(number(entry, 'workers'))} on the private project.`,
    'bid-public': (entry, say) =>
      `${who(entry, say)} bids ${workers(number(entry, 'workers'))} on the public project and moves ${credits(number(entry, 'credits'))} to the private one.`,
    outbid: (entry, say) =>
      `${who(entry, say)} is outbid on the ${told(entry, 'project', say)} and takes ${workers(number(entry, 'workers'))} home.`,
    'consolation-fee': (entry, say) =>
      `${who(entry, say)} takes a consolation fee of ${credits(number(entry, 'credits'))}.`,
    recall: (entry, say) =>
      `${who(entry, say)} recalls ${workers(number(entry, 'workers'))} from the projects to HQ.`,
    'private-unbid': (entry, say) =>
      `Nobody bid on ${told(entry, 'card', say)}: it goes to the box, ${credits(number(entry, 'credits'))} to the bank.`,
    'public-unbid': (entry, say) =>
      `Nobody bid on ${told(entry, 'card', say)}: it goes to the box, ${credits(number(entry, 'credits'))} to the bank.`,
    'credits-taken': (entry, say) =>
      `${who(entry, say)} takes the ${credits(number(entry, 'credits'))} beside the ${told(entry, 'project', say)}.`,
    'private-won': (entry, say) =>
      `${who(entry, say)} wins the private project with ${workers(number(entry, 'workers'))}.`,
    whitewash: (entry, say) => `${who(entry, say)} returns ${told(entry, 'card', say)} to the box.`,
    'public-won': (entry, say) =>
      `${who(entry, say)} wins the public project ${told(entry, 'card', say)} with ${workers(number(entry, 'workers'))} and takes the marker, to be hidden in one hand.`,
    'co-sponsorship-skipped': () => 'Nobody won the public project: there is no co-sponsorship.',
    'hands-opened': (entry, say) =>
      `${who(entry, say)} opens the ${told(entry, 'hand', say)} hand with the marker, which decides a tie; ${say.seat(number(entry, 'left'))} bids ${number(entry, 'leftBid')}, ${say.seat(number(entry, 'right'))} ${number(entry, 'rightBid')}${number(entry, 'leftBid') === number(entry, 'rightBid') ? ': tied' : ''}.`,
    'chosen-partner': (entry, say) =>
      `${who(entry, say)} uses the power Chosen partner and names ${say.seat(number(entry, 'partner'))} as co-sponsor.`,
    'casting-vote': (entry, say) => `${who(entry, say)} wins the tie by the power Casting vote.`,
    'co-sponsored': (entry, say) =>
      `${who(entry, say)} co-sponsors ${told(entry, 'card', say)} of ${say.seat(number(entry, 'primary'))} with ${workers(number(entry, 'workers'))}.`,
    'to-hq-skipped': () => 'No workers go home in the first round.',
    'to-hq-none': (entry, say) => `${who(entry, say)} leaves all workers in the break room.`,
    'workers-to-hq': (entry, say) =>
      `${who(entry, say)} moves ${workers(number(entry, 'workers'))} from the break room to HQ.`,
    'agenda-met': (entry, say) =>
      `${who(entry, say)} meets the agenda of ${told(entry, 'ceo', say)} and takes ${counted(number(entry, 'tokens'), 'reputation token', 'reputation tokens')}.`,
    'agenda-tied': (entry, say) =>
      `${who(entry, say)} is tied for the most workers in HQ, ${number(entry, 'hq')}: the agenda of ${told(entry, 'ceo', say)} pays nothing.`,
    'next-round': (entry, say) => `Round ${number(entry, 'round')}: ${who(entry, say)} begins.`,
    'last-round-over': (entry) => `Round ${number(entry, 'round')} was the last one.`,
    'reputation-measured': (entry, say) =>
      `${who(entry, say)} has reputation ${number(entry, 'total')}: HQ ${number(entry, 'hq')}, agenda ${number(entry, 'agenda')}, public projects ${number(entry, 'public')}, private projects ${number(entry, 'private')}.`,
    'nobody-eliminated': (entry) =>
      `${number(entry, 'tied')} are tied at the lowest reputation of ${number(entry, 'lowest')}: nobody is eliminated.`,
    eliminated: (entry, say) =>
      `${who(entry, say)} is eliminated${entry.figures?.['tied'] === true ? ', tied for the lowest,' : ''} with reputation ${number(entry, 'reputation')}.`,
    'second-lowest-tied': (entry) =>
      `${number(entry, 'tied')} are tied at the second-lowest reputation of ${number(entry, 'reputation')}: they stay.`,
    'profit-computed': (entry, say) =>
      `${who(entry, say)} makes a profit of ${number(entry, 'profit')}: ${credits(number(entry, 'credits'))} earned, ${number(entry, 'hq')} for HQ.`,
    won: (entry, say) => `${who(entry, say)} wins with a profit of ${number(entry, 'profit')}.`,
    'won-by-reputation': (entry, say) =>
      `${number(entry, 'tied')} are tied at a profit of ${number(entry, 'profit')}: ${who(entry, say)} wins by reputation ${number(entry, 'reputation')}.`,
    'shares-victory': (entry, say) =>
      `${who(entry, say)} shares the victory, tied at a profit of ${number(entry, 'profit')} and reputation ${number(entry, 'reputation')}.`,
  },
  refusals: {
    'no-worker-there': () => 'no worker of yours is there',
    'space-occupied': () => 'a worker rests in that space already',
    decided: () => 'that is decided already',
    leading: () => 'a player who leads a project must speculate',
    'no-project': () => 'no such project lies there',
    'too-few-workers': ({ need, have }) => `it takes ${workers(need ?? 0)} in HQ, and there are ${have}`,
    'no-credits': () => 'no credit is left beside the public project',
    'nothing-to-match': () => 'there is no bid on the private project to match',
    'shows-one-worker': () => 'the card shows one worker, and a bid takes at least one',
    'must-lead-one': ({ have }) => `it takes leading exactly one project, and you lead ${have}`,
    'not-your-power': () => 'your corporation has another power',
    'power-used': () => 'the power is used up',
    'bid-too-small': ({ need, have }) => `a bid must be ${need} or more here, not ${have}`,
    'bid-match-only': ({ need }) => `this bid matches the leader's: ${need}`,
    'must-move-credit': ({ need }) => `a public bid moves at least ${credits(need ?? 1)}`,
    'too-few-credits': ({ need, have }) =>
      `there are ${credits(have ?? 0)} beside the public project, not ${need}`,
    'recall-nothing': () => 'a recall brings home at least one worker',
    'recall-limit': () => 'the power brings no more workers home',
    'sponsor-bids-none': () => 'the sponsor hides the marker and bids no workers here',
    'other-question': () => 'something else is to be decided first',
    'bidding-over': () => 'bidding is over',
    'no-public-sponsor': () => 'nobody has won a public project',
    'not-involved': () => 'only the sponsor and both neighbours take part',
    'already-committed': () => 'you have committed already',
    automatic: () => 'this power works by itself',
    'power-window': () => 'this is not the moment for that power',
    players: ({ need, have }) => `Reputation takes 3 to 5 players: ${need} at the nearest, not ${have}`,
  },
  names: {
    ...cardNames(components),
    done: 'done',
    decline: 'decline',
    left: 'left',
    middle: 'middle',
    right: 'right',
    'bid-private': 'bid on the private project',
    'bid-public': 'bid on the public project',
    'bid-match': 'Bid match',
    automation: 'Automation',
    'parallel-desk': 'Parallel desk',
    recall: 'Recall',
    'chosen-partner': 'Chosen partner',
    'casting-vote': 'Casting vote',
    whitewash: 'Whitewash',
    'consolation-fee': 'Consolation fee',
    speculate: 'speculate',
    matched: 'matched',
    mixed: 'mixed',
    none: 'none',
    identities: 'identities',
    'ask-co-bid': 'workers bid to co-sponsor',
    'ask-hand': 'the marker in the hand',
    'ask-workers': 'workers bid',
    'ask-credits': 'credits moved to the private project',
    hq: 'HQ',
    workers: 'workers',
    credits: 'credits',
    'break-room': 'break room',
    breakRoom: 'break room',
    'credits-on-public': 'credits on public',
    'credits-on-private': 'credits on private',
    creditsOnPublic: 'credits on public',
    creditsOnPrivate: 'credits on private',
    'speculation-run': 'speculations in a row',
    speculationRun: 'speculations in a row',
    biddingOver: 'bidding over',
    'private-project': 'private project',
    'public-project': 'public project',
    'private-cards': 'private cards',
    privateCards: 'private cards',
    privateWorkers: 'workers on the private stack',
    leftStackCards: 'cards to the left',
    leftStackWorkers: 'workers to the left',
    rightStackWorkers: 'workers to the right',
    repTokens: 'reputation tokens',
    powerUsed: 'power used',
    agendaMet: 'agenda met',
    loss: 'reputation lost',
    'uses-left': 'uses left',
    'projects-led': 'projects led',
    'tie-winner': 'wins a tie',
    'co-sponsor': 'co-sponsor',
    marker: 'public project marker',
    publicDeck: 'beside the deck',
    publicCard: 'beside the card',
    privateBid: 'private bid',
    publicBid: 'public bid',
    pendingPublic: 'workers on the won public project',
    player: 'player',
    startPlayer: 'start player',
    deckSize: 'cards in the deck',
    private: 'private',
    public: 'public',
    box: 'cards in the box',
    round: 'round',
    'score-unit': 'points of profit',
    'unit-credits': 'points of standing',
    'about-unit':
      'Points of standing count victory most, then the place, then the lead in profit over the best other player.',
    reputation: 'reputation',
    profit: 'profit',
    eliminated: 'eliminated',
    'is-lowest': 'would be eliminated',
    'may-be-lowest': 'may be eliminated',
    'not-lowest': 'would stay in',
    'credits-of-hq': 'credits for HQ',
    'credits-earned': 'credits earned',
    'reputation-hq': 'reputation from HQ',
    'reputation-agenda': 'reputation from the agenda',
    'reputation-public': 'reputation from public projects',
    'reputation-private': 'reputation from private projects',
    returnWorkers: '1 Workers return from the projects',
    reveal: '2 New projects',
    biddingTurn: '3 Bidding',
    determineWinners: '4 Winning bids',
    resolveCoSponsorship: '5 Co-sponsorship',
    workersToHQ: '6 Workers return to HQ',
    prepareNextRound: '7 Next round',
    finalScoring: 'End of the game',
    projects: 'the new projects',
    hands: 'the three hands',
    'private-projects': 'the private projects',
  },
  notes: {
    'if-it-wins': 'if it wins',
    'if-won': 'only if you become co-sponsor',
    'worker-stays': 'one worker stays where it is',
    'bid-private':
      'outbid the leader with workers from HQ; the winner takes the credits beside it and loses reputation',
    'bid-public': 'the printed workers from HQ, and at least one credit moves to the private project',
    speculate: 'pass the turn; bidding ends when all have passed in a row',
    'ask-workers':
      'The most workers win the private project and the credits beside it. Workers of a bid that is outbid come home.',
    'ask-credits':
      'What you leave is yours if you win the public project; if none is left, nobody can outbid you. What you move is for the winner of the private project.',
    'ask-hand': 'It decides which neighbour becomes co-sponsor if both bid the same number of workers.',
    'ask-co-bid':
      'The larger of two secret bids wins, and its workers go onto the project; the other keeps all of them. In a tie the hand in which the sponsor hides the marker decides.',
    'bid-match': 'your private bid equals the leader\u2019s, and you take the lead',
    'casting-vote': 'win a tie for co-sponsor although the marker points to the other neighbour',
    automation: 'a public bid with one worker fewer than the card shows',
    recall: 'workers from your stacks to HQ, before you act',
    'chosen-partner': 'name either neighbour co-sponsor, whatever the hands show',
    whitewash: 'the private project you won goes to the box after you took its credits',
    'consolation-fee': 'a credit from the bank when you are outbid, as long as uses are left',
    'parallel-desk': 'lead one project and bid on the other one as well',
    ...cardNotes(components),
  },
  texts: powerTexts(components),
  consequences: {
    'bidding-ends': () => 'bidding ends',
    'hq-counts': ({ reputation, profit }) => `at the end ${reputation} reputation and ${profit} profit`,
  },
  cautions: {
    'pointless-decline': 'by the rules alone leaving a worker where it is never helps',
    'last-turn': 'nobody who is free to bid comes after you: bidding ends, and you get no other turn',
    'empty-hq': 'no worker is left in your HQ',
    'last-credits': 'no credit is left: nobody can bid on the public project any more, and it pays nothing',
    'changes-nothing': 'that neighbour becomes co-sponsor anyway, and the power is spent',
    'spends-power': 'this spends a use of your power',
  },
  reasons,
  forecast,
  aim: aimFor(components),
  lessons: lessonsFor(components),
});

/** The same with the figures of the shipped table. */
export const words: Words = wordsFor(readComponents(shippedComponents));
