/** What commands without a screen report, in Traditional Chinese. */

import type { reportWords as english } from '../../en/reports/index.ts';
import type { Texts } from '../../texts.ts';
import { matchWords } from './match.ts';
import { hostWords } from './server.ts';
import { aboutSettings } from './settings.ts';
import { simulationWords } from './simulation.ts';

export const reportWords: Texts<typeof english> = {
  aboutSettings,
  host: hostWords,
  match: matchWords,
  paths: { data: '資料', matches: '對局', settings: '設定', cache: '快取' },
  simulation: simulationWords,
};
