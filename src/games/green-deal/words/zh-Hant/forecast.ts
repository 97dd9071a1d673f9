import type { Foreseen } from '../../../../engine/foreseen.ts';
import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

const of = ({ figures }: Foreseen, name: string): number => Number(figures?.[name] ?? 0);

/** When it comes: `本回合`, `2 回合後`. */
function when(line: Foreseen): string {
  const rounds = of(line, 'rounds');
  if (rounds === 0) return '本回合';
  return rounds === 1 ? '下一回合' : zh`${rounds}回合後`;
}

/** `並列第 2`; 0 is left out of the ranking. */
function place(line: Foreseen): string {
  const at = of(line, 'place');
  if (at === 0) return '不列入排名';
  return zh`${line.figures?.['tied'] === true ? '並列' : ''}第${at}`;
}

/** What accounting and the assessments would give now. */
export const forecast: Words['forecast'] = {
  accounting: (line) => zh`結算（${when(line)}）：得${of(line, 'income')}現金，尚未支付你的出價。`,
  sustainability: (line) =>
    zh`持續性發展計畫評估（${when(line)}）：最低等級${of(line, 'lowest')}得${of(line, 'points')}分；等級${of(line, 'next')}則得${of(line, 'nextPoints')}分。`,
  'sustainability-round': (line) => zh`持續性發展計畫評估：在第${of(line, 'round')}回合之後。`,
  image: (line, say) =>
    zh`PR 評估（${when(line)}），${say.name(line.figures?.['category'] ?? '')}：等級${of(line, 'level')}而不放 PR 指示物，${place(line)}，得${of(line, 'points')}分。`,
  valuation: (line) => zh`公司價值評估（${when(line)}）：依收益${place(line)}，得${of(line, 'points')}分。`,
  'card-scored': (line, say) =>
    zh`${say.name(line.figures?.['card'] ?? '')}（${when(line)}）：得${of(line, 'points')}分。`,
  'loan-penalty': (line) => zh`貸款（${when(line)}）：若不再償還，${of(line, 'points')}分。`,
  'rounds-left': (line) =>
    of(line, 'left') === 0
      ? zh`第${of(line, 'round')}回合是最後一個回合。`
      : zh`第${of(line, 'round')}回合，共${of(line, 'of')}個回合；還有${of(line, 'left')}個。`,
};
