import { reputation } from '../../src/games/reputation/index.ts';
import { measureGames } from './games-a-second.ts';

measureGames(reputation, { players: 4, games: 400, wanted: 2000 });
