/** Each letter gets an accent, and a third more letters are added: as long as a wordy language, and nowhere English. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** An English text in the pseudo-language. */
export function pseudoText(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const accented = [...word].map((letter) => ACCENTED[letter.toLowerCase()] ?? letter).join('');
    return accented + 'é'.repeat(Math.floor(word.length / 3));
  });
}

/** Texts in the pseudo-language: strings, lists and objects of them, and the results of functions. */
export function pseudo<T>(texts: T): T {
  if (typeof texts === 'string') return pseudoText(texts) as T;
  if (typeof texts === 'function')
    return ((...given: unknown[]) => pseudo((texts as (...args: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(texts)) return texts.map((each) => pseudo(each)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, pseudo(each)])) as T;
}
