import { type GameEntry, games } from '../../src/games/index.ts';
import { orchard } from '../toy/index.ts';

// The whole program with the tests' own game in its list: what process tests start.
const { id, title, edition, seats } = orchard;
(games as GameEntry[]).push({
  id,
  title,
  edition,
  seats: { ...seats, usual: 3, company: 2 },
  minutes: '5 minutes',
  reconstructed: 'All of it.',
  load: async () => orchard,
});

await import('../../src/cli/main.ts');
