import type { Options } from '../../../../engine/game.ts';
import type { Aim } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';
import type { ReputationComponents } from '../../components.ts';
import { PLAYERS_TO_LOSE_TWO } from '../../final-scoring.ts';

/** What 0, 1, 2 and so on workers in HQ give; the table ends at the number that a player has. */
const ofHq = (table: readonly number[], workers: number): string =>
  zh`0到${workers}個工人依序為${table.slice(0, workers + 1).join('、')}`;

/** What a corporation plays for, with the figures in use (REP-OBJ-01, REP-END-03 to REP-END-16). */
export const aimFor =
  (components: ReputationComponents) =>
  (players: number, options: Options): Aim => {
    const { rounds, creditsOfHq, reputationOfHq } = components;
    const workers = components.workers[players] ?? 0;
    const hasIdentity = options['identities'] !== 'none';
    const out = players < PLAYERS_TO_LOSE_TWO ? '聲望最低的一位' : '聲望最低的兩位';
    return {
      you: zh`你經營${players}家企業之一，有${workers}個工人。遊戲結束時${out}淘汰（平手則免）；其餘利潤最高者獲勝。`,
      points: [
        { source: 'credits-earned', worth: '利潤：賺得的每個信用點得 1', rule: 'REP-END-16' },
        { source: 'credits-of-hq', worth: zh`利潤：${ofHq(creditsOfHq, workers)}`, rule: 'REP-END-15' },
        { source: 'reputation-hq', worth: ofHq(reputationOfHq, workers), rule: 'REP-END-03' },
        { source: 'reputation-public', worth: '左右兩邊公共計畫卡的數值', rule: 'REP-END-05' },
        { source: 'reputation-private', worth: '減去卡牌的數值', rule: 'REP-END-07' },
        ...(hasIdentity
          ? [{ source: 'reputation-agenda', worth: '議程所得的每個指示物得 1', rule: 'REP-END-04' }]
          : []),
      ],
      round:
        '競標一個私人計畫與一個公共計畫：以工人對其中一個出價，或觀望，直到所有人接連觀望。公共出價會將信用點移到私人計畫。之後，公共計畫得標者的一位鄰座分享其聲望。計畫上的工人回來得很慢。',
      end: zh`${rounds}個回合之後：先看聲望，再看利潤。`,
      plan: '私人計畫帶來別人移過去的信用點，卻損失聲望：以公共計畫平衡，或低價共同贊助鄰座的計畫。在總部留些工人，絕不要聲望最低。',
    };
  };
