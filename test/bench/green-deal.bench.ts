import { greenDeal } from '../../src/games/green-deal/index.ts';
import { measureGames } from './games-a-second.ts';

measureGames(greenDeal, { players: 4, games: 200, wanted: 500 });
