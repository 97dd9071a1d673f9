/** Leanings as files hold them, where each word stands once: the logarithm of an answer's odds by ask, answer and word. */
export type LeaningTable = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>
>;

/** The leanings of a table by their keys, `ask answer` or `ask answer word`; the empty word belongs to every situation. */
export function leaningsOf(table: LeaningTable): Record<string, number> {
  const leanings: Record<string, number> = {};
  for (const [ask, answers] of Object.entries(table))
    for (const [answer, words] of Object.entries(answers))
      for (const [word, logarithm] of Object.entries(words))
        leanings[word === '' ? `${ask} ${answer}` : `${ask} ${answer} ${word}`] = logarithm;
  return leanings;
}

/** The table of these leanings. */
export function leaningTableOf(leanings: Readonly<Record<string, number>>): LeaningTable {
  const table: Record<string, Record<string, Record<string, number>>> = {};
  const sorted = Object.entries(leanings).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, logarithm] of sorted) {
    const [ask = '', answer = '', word = ''] = key.split(' ');
    const answers = table[ask] ?? {};
    const words = answers[answer] ?? {};
    table[ask] = answers;
    answers[answer] = words;
    words[word] = logarithm;
  }
  return table;
}
