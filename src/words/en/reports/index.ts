/** The reports of commands without a screen, in English. */

import { matchWords } from './match.ts';
import { hostWords } from './server.ts';
import { aboutSettings } from './settings.ts';
import { simulationWords } from './simulation.ts';

export const reportWords = {
  aboutSettings,
  host: hostWords,
  match: matchWords,
  /** Where the program keeps its files. */
  paths: { data: 'data', matches: 'matches', settings: 'settings', cache: 'cache' },
  simulation: simulationWords,
};
