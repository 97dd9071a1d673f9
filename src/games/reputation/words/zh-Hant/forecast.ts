import type { Foreseen } from '../../../../engine/foreseen.ts';
import type { Say, Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);
const card = ({ figures }: Foreseen, say: Say): string => say.name(figures?.['card'] ?? '');
const who = ({ seat }: Foreseen, say: Say): string => say.seat(seat ?? 0);

/** What the sponsors keep if the bids that lead now win. */
export const forecast: Words['forecast'] = {
  'private-won': (line, say) =>
    zh`私人計畫：${who(line, say)}領先，將得${of(line, 'credits')}信用點，放上${of(line, 'workers')}個工人，遊戲結束時因${card(line, say)}損失${of(line, 'loss')}點聲望。`,
  'private-unbid': (line, say) =>
    zh`私人計畫：無人出價；${card(line, say)}將收回遊戲盒，${of(line, 'credits')}信用點歸銀行。`,
  'public-won': (line, say) =>
    zh`公共計畫：${who(line, say)}在${card(line, say)}領先，將得${of(line, 'credits')}信用點，放上${of(line, 'workers')}個工人。`,
  'public-unbid': (line, say) =>
    zh`公共計畫：無人出價；${card(line, say)}將收回遊戲盒，${of(line, 'credits')}信用點歸銀行。`,
  'co-sponsored': (line, say) =>
    zh`若${who(line, say)}共同贊助${card(line, say)}：${say.seat(of(line, 'primary'))}的公共計畫聲望增加${of(line, 'own')}，${who(line, say)}增加${of(line, 'reputation')}。`,
  'rounds-left': (line) =>
    of(line, 'left') === 0
      ? zh`第${of(line, 'round')}回合是最後一個回合。`
      : zh`第${of(line, 'round')}回合，共${of(line, 'of')}個回合；還有${of(line, 'left')}個。`,
};
