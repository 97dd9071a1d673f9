import { niceGreenThings } from '../../src/games/nice-green-things/index.ts';
import { measureGames } from './games-a-second.ts';

measureGames(niceGreenThings, { players: 2, games: 1000, wanted: 5000 });
