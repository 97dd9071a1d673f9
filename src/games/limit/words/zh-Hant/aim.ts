import type { Options } from '../../../../engine/game.ts';
import type { Aim, AimPoints } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { LimitComponents } from '../../figures.ts';
import { militaryBlock, moneyWorth, penalties } from '../../scoring.ts';

/** `人口至多 3 為 1，至多 10 為 2`. */
function indexText({ population, score }: LimitComponents): string {
  const bands: { index: number; to: number }[] = [];
  score.demographicIndex.forEach((index, place) => {
    const to = population[place] ?? 0;
    const band = bands.at(-1);
    if (band?.index === index) band.to = to;
    else bands.push({ index, to });
  });
  return bands.map(({ index, to }, place) => zh`${place === 0 ? '人口' : ''}至多${to}為${index}`).join('，');
}

/** The classes that count (LIM-SCO-01, LIM-VAR-02, LIM-VAR-03). */
function standardText(formula: unknown): string {
  if (formula === 'sum3') return '(A + C + E) × 3';
  if (formula === 'lowest3') return '階級 E × 3';
  if (formula === 'highest3') return '階級 A × 3';
  return '階級 A + C + E';
}

function moneyText(options: Options, components: LimitComponents): string {
  const { block, worth, isFixed } = moneyWorth(options, components, 0);
  const each = zh`每滿${block}元${worth}分`;
  if (isFixed) return each;
  return zh`${each}；每次危機使這${worth}分少 1 分，${worth}次危機後就沒有了`;
}

function militaryText(options: Options, components: LimitComponents): string {
  const block = militaryBlock(options, components);
  if (block === 0) return '這場不計分';
  return block === 1 ? '每個 1 分' : zh`每滿${block}個 1 分`;
}

/** What a nation plays for, with the figures in use (LIM-OBJ-01, LIM-SCO-01 to LIM-SCO-07). */
export const aimFor =
  (components: LimitComponents) =>
  (players: number, options: Options): Aim => {
    const { generations, score, social, unrest } = components;
    const { pollution, disruption } = penalties(options, components);
    const isAlone = players === 1;
    const points: AimPoints[] = [
      {
        source: 'domestic-happiness',
        worth: zh`${standardText(options['livingScore'])}，乘以指數：${indexText(components)}`,
        rule: 'LIM-SCO-01',
      },
      { source: 'financial-strength', worth: moneyText(options, components), rule: 'LIM-SCO-03' },
      { source: 'territory', worth: zh`每片${score.territory}分`, rule: 'LIM-SCO-04' },
      { source: 'military', worth: militaryText(options, components), rule: 'LIM-SCO-05' },
      { source: 'pollution', worth: zh`每個−${pollution}分`, rule: 'LIM-SCO-06' },
      { source: 'disruption', worth: zh`每個−${disruption}分`, rule: 'LIM-SCO-07' },
    ];
    return {
      you: isAlone
        ? zh`你領導一個國家，旁邊的星國依自己的表行事。超過${score.soloYardstick}分就是非常好的成績。`
        : '你領導一個國家。五個階級從 A（最富有的五分之一）到 E，各在 1 到 4。分數最高者獲勝。',
      points,
      round:
        '每個世代：政治階段（抽牌，然後輪流打牌；張數由階級 A 決定）、社會階段（供給、成長、收入與生產；條件由階級 C 決定）、國際階段（危機、同盟）。',
      end: zh`${generations.count}個世代之後，或發生第${generations.crisesToEnd}次危機的世代之後。銀行沒有錢，或污染、動盪的指示物用盡時，就發生危機。`,
      plan: zh`先讓所有人吃飽：每個未滿足的級損失一級人口、一個階級與${social.famineUnrest}民怨，而民怨從${unrest.uprisingFrom}起就是暴動。然後同時提高人口與階級 A、C、E，因為兩者相乘。任何階級都不得高於前一個：A ≥ B ≥ C ≥ D ≥ E。`,
    };
  };
