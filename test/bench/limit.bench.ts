import { limit } from '../../src/games/limit/index.ts';
import { measureGames } from './games-a-second.ts';

measureGames(limit, { players: 4, games: 300, wanted: 1000 });
measureGames(limit, { players: 4, options: { alliances: true }, games: 300 });
measureGames(limit, { players: 6, options: { alliances: true }, games: 200 });
measureGames(limit, { players: 1, games: 500 });
