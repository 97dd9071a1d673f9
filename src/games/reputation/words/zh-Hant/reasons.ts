import type { Words } from '../../../../engine/words.ts';
import { zh } from '../../../../words/zh-Hant/grammar.ts';

/** The reasons for hints and for the decisions of bots. */
export const reasons: NonNullable<Words['reasons']> = {
  'private-credits': ({ credits, loss }) =>
    `私人計畫旁有 ${credits} 信用點，公共出價還會移來更多，值得為此損失 ${loss} 點聲望。`,
  'private-early': ({ loss }) =>
    `私人計畫旁還沒有信用點，但公共出價會把信用點移過去；得標損失 ${loss} 點聲望。`,
  'public-for-the-lowest': ({ reputation }) =>
    `沒有人的公開聲望更低，而最低者將淘汰：公共計畫給 ${reputation} 點。`,
  'public-credits': ({ reputation, credits }) =>
    `公共計畫給 ${reputation} 點聲望，另外還有至多 ${credits} 信用點。`,
  'public-reputation': ({ reputation }) =>
    `公共計畫旁幾乎沒有信用點了，但它的 ${reputation} 點聲望能避免淘汰。`,
  'passes-with-few': ({ workers }) =>
    Number(workers) === 0
      ? '總部已經沒有工人可以出價。'
      : `總部只剩 ${workers} 個工人，留給更好的計畫或共同贊助。`,
  'waits-to-co-sponsor': ({ seat }, say) =>
    zh`若${say.seat(Number(seat))}得標公共計畫，鄰座只要少數工人，甚至不用工人，就能分享聲望。`,
  'not-worth-it': ({ workers }) =>
    `那裡的東西不值得再加價；總部的 ${workers} 個工人留作他用，遊戲結束時也列入計分。`,
  'leads-both': () => '有了這項能力，同一回合可以得標兩個計畫。',
  recalls: () => '總部的工人可以立刻用來出價；牌疊上的只能一個一個回來。',
  'smallest-bid': () => '還沒有人出價；現在少用一個工人，下一回合就多一個。',
  'one-more': () => '比領先者多一個工人就足以領先。',
  'hard-to-outbid': ({ workers }) => `出價 ${workers} 個工人很難超越；即使遭超越，工人也全數返回總部。`,
  'nobody-can-outbid': () => '公共計畫上沒有信用點了，因此沒有人能再超越這個出價。',
  'keeps-credits': ({ credits }) => `盡量把信用點（${credits}）留給得標者。`,
  'less-worth-outbidding': ({ credits }) => `只剩 ${credits} 信用點，別人就不太值得再超越。`,
  'bids-none': ({ reputation }) => `工人留在總部；如果另一位鄰座也不出價，仍可能得到 ${reputation} 點聲望。`,
  'bids-for-reputation': ({ reputation, workers }) =>
    `共同贊助者得到全部 ${reputation} 點聲望，這裡的代價是 ${workers} 個工人。`,
  'helps-the-weaker': ({ seat }, say) =>
    zh`平手時由${say.seat(Number(seat))}分享聲望，其聲望不比另一位鄰座多。`,
  'helps-neighbour': ({ seat }, say) =>
    zh`平手時由${say.seat(Number(seat))}分享聲望，對自己的損害比幫助另一位鄰座小。`,
  'all-come-back': () => '回來的工人可以再次出價。',
  'one-stays': () => '留在牌疊上的工人對能力或議程有用。',
  'loses-nothing': () => '信用點歸自己，損失的聲望則永不計算。',
  'names-partner': () => '另一位鄰座從聲望得到的好處較少。',
  'wins-the-tie': () => '用反正要出的工人換得全部聲望，值得用掉一次能力。',
  'saves-power': () => '這項能力留到之後的回合使用更有價值。',
};
