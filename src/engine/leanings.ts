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
  for (const key of Object.keys(leanings).sort()) {
    const [ask = '', answer = '', word = ''] = key.split(' ');
    table[ask] ??= {};
    const answers = table[ask] as Record<string, Record<string, number>>;
    answers[answer] ??= {};
    (answers[answer] as Record<string, number>)[word] = leanings[key] as number;
  }
  return table;
}
