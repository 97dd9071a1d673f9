import { inUnit, zh } from './grammar.ts';

/** What is said around puzzles. */
export const puzzleWords = {
  offer: '解一道題目：找出唯一最好的回答',
  title: (number: number, of: number) => zh`第${number}題，共${of}題。`,
  task: (seat: string) => zh`你是${seat}：哪個回答最好？`,
  once: '只回答一次。一切與對局相同，但沒有提示，也不能復原。',
  right: (best: string) => zh`答對了：${best}最好。`,
  wrong: (best: string, given: string) => zh`不是${given}：${best}最好。`,
  wins: (percent: string, games: number) => zh`試玩${games}局，贏得${percent} %`,
  games: (games: number) => zh`試玩${games}局`,
  ended: (answer: string, share: string, points: string) => zh`${answer}：${share}，平均${points}分`,
  worse: (ended: string, by: string, margin: string, unit: string) =>
    zh`${ended}；差${inUnit(`${by} ± ${margin}`, unit)}`,
  hardlyTried: (answer: string) => zh`${answer}很快就顯得較差，幾乎沒有試玩。`,
  obvious: (answers: readonly string[]) => zh`乍看之下，或只看眼前利益，會選：${answers.join('、')}。`,
  rule: (rule: string) => zh`提出此問題的規則：${rule}。`,
  again: (command: string) => zh`${command} 會再次顯示這個局面。`,
  next: '繼續下一題？',
  allSolved: (game: string) => zh`${game}的題目已全部解開。要再看一次，請指定題號。`,
  solved: (game: string, solved: number, of: number) => zh`${game}：已解${solved}題，共${of}題`,
  begin: (command: string) => zh`${command} 從下一題開始。`,
  none: (game: string) => zh`${game}沒有題目。`,
  noNumber: (game: string, of: number, number: number) => zh`${game}的題號是 1 到${of}，沒有${number}。`,
  damagedRecord: (path: string) => zh`${path} 已損壞，無法得知解過哪些題目。移除該檔案即可重新開始。`,
  unsolved: '題目尚未解開：輸入在回答之前結束。',
} as const;
