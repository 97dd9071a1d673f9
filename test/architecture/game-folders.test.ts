import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { readSources, rootFolder } from './sources.ts';

/** The parts that every game must have, with their files and export names. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'manifest.ts': [],
  'index.ts': [],
  'components.json': [],
  'components.ts': ['readComponents', 'shippedComponents'],
  'state.ts': [],
  'setup.ts': ['setup'],
  'steps.ts': ['steps', 'next'],
  'view.ts': ['view'],
  'redeal.ts': ['redeal'],
  'evaluation.ts': ['evaluate'],
  'forecast.ts': ['forecast'],
  'outcome.ts': ['outcome'],
  'ledger.ts': ['ledger'],
  'demo.ts': ['demo'],
  'board/index.ts': [],
  'scenario/position.ts': ['position'],
  'scenario/events.ts': ['events'],
  'scenario/observation.ts': ['observe'],
  'words/en/board.ts': ['boardWords'],
  'words/en/notation.ts': ['notation'],
  'words/en/vocabulary.ts': ['vocabulary'],
  'words/en/words.ts': ['words', 'wordsFor'],
  'words/en/demo.ts': ['demo'],
  'words/en/facts.ts': ['facts'],
  'words/index.ts': ['texts', 'boardWords'],
  'words/notation.ts': ['notation'],
  'words/en/figures.ts': [],
  'words/en/spoken.ts': ['spoken'],
  'words/en/rules.md': [],
  'words/en/rules.ts': ['rulesFor'],
};

/** Further parts of the shipped games, which a new game may omit until it needs them. */
const ROOMS_OF_GAMES: Readonly<Record<string, readonly string[]>> = {
  'advice.ts': ['advice'],
  'consequences.ts': ['explain'],
  'evaluation.ts': ['evaluate', 'finalStanding'],
  'tally.ts': ['tally'],
  'leanings.json': [],
  'puzzles.json': [],
  'ratings.json': [],
  'puzzles.ts': ['puzzles'],
  'scenario/cases.ts': ['cases'],
  'scenario/cases.json': [],
  'words/en/aim.ts': [],
  'words/en/forecast.ts': [],
  'words/en/index.md': [],
};

/** The other files at the top of a game's folder, which hold its rules and are named after its rulebook. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  limit: [
    'alliance-step.ts',
    'board-changes.ts',
    'card-order.ts',
    'cards',
    'components-check.ts',
    'contributions.ts',
    'decide-policy.ts',
    'decks.ts',
    'demilitarization.ts',
    'end-of-game.ts',
    'figures.ts',
    'help.ts',
    'international-phase.ts',
    'living-standard.ts',
    'marketplace.ts',
    'obstacles.ts',
    'options.ts',
    'plant-run.ts',
    'political-phase.ts',
    'production.ts',
    'prospects.json',
    'prospects.ts',
    'public-order.ts',
    'reasons.ts',
    'recycling.ts',
    'scoring.ts',
    'shortages.ts',
    'social-phase.ts',
    'solo.ts',
    'war.ts',
    'withdrawal.ts',
  ],
  'green-deal': [
    'action-cards.ts',
    'assessments.ts',
    'auction.ts',
    'before-auction.ts',
    'cards',
    'contacts.ts',
    'dividends.ts',
    'expansion.ts',
    'figures.ts',
    'game-end.ts',
    'investment.ts',
    'loans.ts',
    'map.ts',
    'obstacles.ts',
    'placement.ts',
    'pr-assessment.ts',
    'pr.ts',
    'prospects.json',
    'prospects.ts',
    'ranking.ts',
    'reasons.ts',
    'rounds.ts',
    'sustainability-cards.ts',
    'traits.ts',
  ],
  reputation: [
    'agenda-declarations.ts',
    'agendas.ts',
    'bid-conditions.ts',
    'bid-effects.ts',
    'bidding-options.ts',
    'bidding-questions.ts',
    'bidding.ts',
    'co-sponsorship.ts',
    'declining.ts',
    'final-scoring.ts',
    'next-round.ts',
    'open-standings.ts',
    'power-declarations.ts',
    'power-parts.ts',
    'powers.ts',
    'prospects.json',
    'prospects.ts',
    'reasons.ts',
    'recall.ts',
    'return-workers.ts',
    'reveal.ts',
    'situation.ts',
    'winning-bids.ts',
    'workers-to-hq.ts',
  ],
  'nice-green-things': [
    'adding.ts',
    'cards.ts',
    'cashflow.ts',
    'eco-systems.ts',
    'queue.ts',
    'reasons.ts',
    'rearranging.ts',
    'rescue-projects.ts',
    'row-question.ts',
    'scoring.ts',
    'traits.ts',
    'trash-and-refill.ts',
  ],
};

const folderOf = (id: string): string => join(rootFolder, 'src/games', id);

/** The names that a file declares and exports. */
function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name ?? '');
}

/** The parts that a folder lacks, and the names that its files do not export. */
function lacking(folder: string, rooms: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(rooms).flatMap(([file, names]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [file];
    const exported = exportsOf(readFileSync(path, 'utf8'));
    return names.filter((name) => !exported.includes(name)).map((name) => `${file}: ${name}`);
  });
}

describe.each(games.map(({ id }) => id))('the folder of %s', (id) => {
  it('has the rooms that all games have, under the same names', () => {
    expect(lacking(folderOf(id), { ...ROOMS, ...ROOMS_OF_GAMES })).toEqual([]);
  });

  it('contains no other files than those of its rules, which are listed here', () => {
    const known = new Set(
      [...Object.keys(ROOMS), ...Object.keys(ROOMS_OF_GAMES)].map((file) => file.split('/')[0]),
    );
    const others = readdirSync(folderOf(id)).filter((file) => !known.has(file));
    expect(others.sort()).toEqual([...(RULES[id] ?? [])].sort());
  });
});

describe('the folder of a new game', () => {
  it('has the rooms that all games have, under the same names', () => {
    expect(lacking(join(rootFolder, 'tools/template-game/src'), ROOMS)).toEqual([]);
  });

  it('is refused if a room or a name is missing', () => {
    const folder = join(rootFolder, 'tools/template-game/src');
    expect(lacking(folder, { 'no-such-room.ts': [], 'steps.ts': ['steps', 'following'] })).toEqual([
      'no-such-room.ts',
      'steps.ts: following',
    ]);
  });
});

describe('rules say what comes next by setNext alone', () => {
  /** The fields of states behind `next`. */
  const written = /\bstate\.(?:phase|nextStep|step) = /;
  /** A state is set up, read from a position and told what comes next here. */
  const allowed = /\/(?:state|steps)\.ts$|\/scenario\//;

  it('holds for every file of the games', () => {
    const files = readSources().filter(({ path }) => path.startsWith('src/games/') && !allowed.test(path));
    expect(files.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is the same name in every game', () => {
    const owners = readSources().filter(({ text }) => text.includes('export function setNext('));
    expect(owners.map(({ path }) => path.split('/')[2]).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  it.each(["state.phase = 'over';", 'state.nextStep = null;'])('finds %s', (text) =>
    expect(text).toMatch(written),
  );
});
