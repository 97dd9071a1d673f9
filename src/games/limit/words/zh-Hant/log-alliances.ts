import type { LogEntry } from '../../../../engine/umpire.ts';
import type { Say } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import { amount, type LogWords, number, told, who, whom } from './sentence.ts';

const kind = (entry: LogEntry, say: Say): string => zh`${told(entry, 'alliance', say)}同盟`;

const asked = (entry: LogEntry, say: Say): string =>
  amount(number(entry, 'amount'), String(entry.figures?.['goods']), say);

export const allianceLog: LogWords = {
  'alliance-nothing': (entry, say) => zh`${who(entry, say)}維持同盟現狀。`,
  'alliances-stand': () => '所有同盟指示物翻回協商面。',
  offered: (entry, say) =>
    zh`${who(entry, say)}向${whom(entry, 'to', say)}提議${kind(entry, say)}，自己付${number(entry, 'own')}元，對方付${number(entry, 'partner')}元。`,
  'offer-refused': (entry, say) =>
    zh`${who(entry, say)}拒絕${whom(entry, 'from', say)}提議的${kind(entry, say)}。`,
  allied: (entry, say) =>
    zh`${who(entry, say)}與${whom(entry, 'to', say)}結成${number(entry, 'members')}國的${kind(entry, say)}。`,
  left: (entry, say) => zh`${who(entry, say)}退出${kind(entry, say)}。`,
  'exclusion-refused': (entry, say) =>
    zh`${who(entry, say)}反對將${whom(entry, 'member', say)}從${kind(entry, say)}除名。`,
  excluded: (entry, say) =>
    zh`依${whom(entry, 'from', say)}的提議，${who(entry, say)}從${kind(entry, say)}除名。`,
  asked: (entry, say) =>
    zh`${who(entry, say)}向${told(entry, 'alliance', say)}盟國要求${asked(entry, say)}。`,
  'help-refused': (entry, say) =>
    zh`${asked(entry, say)}中盟國只承諾${number(entry, 'given')}：${who(entry, say)}什麼也沒得到。`,
  'help-given': (entry, say) => zh`盟國給${who(entry, say)}${asked(entry, say)}。`,
  'alliance-broken': (entry, say) => zh`${who(entry, say)}瓦解${kind(entry, say)}：每個成員拿取 1 個動盪。`,
  demilitarization: () => '所有國家都在同一個軍事同盟：世界非軍事化。',
  disarmed: (entry, say) => zh`${who(entry, say)}非軍事化：軍事廠與存量回到起點，民怨與動盪下降。`,
};
