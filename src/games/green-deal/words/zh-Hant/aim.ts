import type { Options } from '../../../../engine/game.ts';
import type { Aim, AimPoints } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { GreenComponents } from '../../figures.ts';
import { inOrder, roundsText } from './numbers.ts';

/** What paying dividends brings, from the cheapest price to the dearest (GD-GEN-11). */
function dividendsText({ dividends }: GreenComponents): string {
  const paid = dividends.filter((dividend) => dividend !== null);
  const [first, last] = [paid[0], paid.at(-1)];
  if (first === undefined || last === undefined) return '無';
  const deal = (dividend: typeof first) => zh`${dividend.cash}現金得${dividend.points}分`;
  return zh`每回合一次，依收益：從${deal(first)}到${deal(last)}`;
}

/** What a company plays for, with the figures in use (GD-END-01, GD-GEN-16). */
export const aimFor =
  (components: GreenComponents) =>
  (players: number, options: Options): Aim => {
    const { rounds, prRounds, prRewards, sustainabilityPoints, valuationRewards, loanPenalty } = components;
    const isSimple = options['variant'] === 'simple';
    const projects: AimPoints[] = [
      { source: 'projects', worth: '你拿的每張計畫卡所載的分數', rule: 'GD-INV-21' },
      {
        source: 'sustainability',
        worth: zh`${roundsText(components.sustainabilityRounds)}之後，依你最低的等級：從等級 0 起依序為${inOrder(sustainabilityPoints)}分`,
        rule: 'GD-SUS-03',
      },
    ];
    const full: AimPoints[] = [
      {
        source: 'pr',
        worth: zh`${roundsText(prRounds)}之後，每個類別依等級加 PR 指示物的名次：${inOrder(prRewards)}分`,
        rule: 'GD-PR-15',
      },
      {
        source: 'valuation',
        worth: zh`第${rounds}回合之後，依收益的名次：${inOrder(valuationRewards)}分`,
        rule: 'GD-VAL-02',
      },
      { source: 'dividends', worth: dividendsText(components), rule: 'GD-DIV-02' },
      { source: 'action-cards', worth: '依卡牌所載，有些只在遊戲結束時計算', rule: 'GD-GEN-16' },
    ];
    const loans: AimPoints = {
      source: 'loans',
      worth: zh`每一元未還的現金−${loanPenalty}分`,
      rule: 'GD-LOAN-14',
    };
    return {
      you: zh`你經營${players}家公司之一，有四個類別的計畫。分數最高者獲勝；相同時看收益，再看現金。`,
      points: [...projects, ...(isSimple ? [] : full), loans],
      round:
        '競標（秘密出價決定順位）、結算（收益變成現金）、投資（拿取計畫卡或其他卡牌；計畫卡比公司少一張）、擴展（將計畫指示物放到地圖上；同類別接觸時合作或競爭）。',
      end: zh`${rounds}個回合與最後的評估之後。`,
      plan: `前幾回合拿能提高收益的計畫，它們在之後的每個回合都有回報。持續性發展計畫評估只看最低的等級，因此不要漏掉任何類別。${isSimple ? '' : '只要現金有餘裕，每回合都支付股息。'}`,
    };
  };
