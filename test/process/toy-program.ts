import { games, type Manifest } from '../../src/games/index.ts';
import { orchard } from '../toy/manifest.ts';

// The whole program with the tests' own game in its list: what process tests start.
(games as Manifest[]).push(orchard);

await import('../../src/cli/main.ts');
