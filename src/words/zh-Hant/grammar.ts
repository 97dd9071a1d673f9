import type { Naming, Word } from '../spoken-of.ts';

const HAN_BESIDE_LATIN =
  /(\p{Script=Han})(?=[A-Za-z0-9+\u2212(-]|~?\.{0,2}\/[\w.])|([A-Za-z0-9+%)])(?=\p{Script=Han})/gu;
const SPACES_IN_HAN =
  /(?<=[\p{Script=Han}，。、：；！？「」（）]) +(?=[\p{Script=Han}，。、：；！？「」（）])/gu;
const SPACES_BESIDE_SIGNS = / +(?=[，。、：；！？」）])|(?<=[，。、：；！？「（]) +/gu;

/**
 * Spaces a text as is usual in Taiwan: one space between Chinese characters and Latin letters or figures, none between
 * Chinese characters or beside Chinese punctuation.
 */
export const spaced = (text: string): string =>
  text
    .replaceAll(HAN_BESIDE_LATIN, '$1$2 ')
    .replaceAll(SPACES_IN_HAN, '')
    .replaceAll(SPACES_BESIDE_SIGNS, '');

/** A typed word in the quotation marks of Taiwan, if it stands in others. */
const quoted = (value: Word): string => String(value).replace(/^"([^"]*)"$/u, '「$1」');

/** Two texts joined, spaced where they meet and nowhere else. */
function joined(before: string, after: string): string {
  const end = /\S? *$/u.exec(before)?.[0] ?? '';
  const start = /^ *(?:~?\.{0,2}\/[\w.]|\S?)/u.exec(after)?.[0] ?? '';
  return before.slice(0, before.length - end.length) + spaced(end + start) + after.slice(start.length);
}

/**
 * A text in a template, spaced. Names and figures may be Latin or Chinese; inside they stay as they are, since people
 * and files may be called `王 小明` or `A組`.
 */
export const zh = (parts: TemplateStringsArray, ...values: readonly Word[]): string =>
  values.reduce<string>(
    (text, value, place) => joined(joined(text, quoted(value)), spaced(parts[place + 1] ?? '')),
    spaced(parts[0] ?? ''),
  );

/** A number: texts in Chinese write figures in digits. */
export const inWords = (number: number): string => String(number);

/** `Ann`, `Ann 與 Bo`, `Ann、Bo 與 Cy`. */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : zh`${names.slice(0, -1).join('、')}與${names.at(-1) ?? ''}`;
}

/** `5、6 或 7`. */
export function alternatives(names: readonly (string | number)[]): string {
  return names.length < 2 ? names.join('') : zh`${names.slice(0, -1).join('、')}或${names.at(-1) ?? ''}`;
}

/**
 * So many of a thing: `3 張卡牌`.
 * @param unit the measure word and the thing
 */
export const counted = (count: number, unit: string): string => zh`${count}${unit}`;

/** A figure with its unit, which points follow and other things precede: `12 分`, `12 分的領先`, `利潤 12`. */
export const inUnit = (figure: Word, unit: string): string =>
  ['points', '分', '分數'].includes(unit)
    ? zh`${figure}分`
    : unit.startsWith('分的')
      ? zh`${figure}${unit}`
      : zh`${unit}${figure}`;

/** A text as a sentence of its own: Chinese has no capitals. */
export const sentence = (text: string): string => text;

/** Who has the most points, addressed to the reader: `Bo 以 25 分領先。` */
export function leaderText(scores: readonly number[], reader: number | null, say: Naming): string {
  const most = Math.max(...scores);
  const seats = scores.flatMap((score, seat) => (score === most ? [seat] : []));
  if (seats.length === scores.length) return zh`大家都是${most}分。`;
  const names = seats.map((seat) => (seat === reader ? '你' : say.seat(seat)));
  return names.length > 1 ? zh`${listed(names)}各以${most}分領先。` : zh`${names[0] ?? ''}以${most}分領先。`;
}

/**
 * Pairs each figure of a row with its index, since a listener cannot count along: `0 或 1 得 0、2 得 3 與 3 到 6 得 5`.
 * @param figures in order of their index, from 0
 */
export function steppedFigures(figures: readonly string[]): string {
  const first = figures.flatMap((figure, index) => (figure === figures[index - 1] ? [] : [index]));
  return listed(
    first.map((from, place) => {
      const to = (first[place + 1] ?? figures.length) - 1;
      const until = to === from ? `${from}` : zh`${from}${to === from + 1 ? '或' : '到'}${to}`;
      return zh`${until}得${figures[from] ?? ''}`;
    }),
  );
}

/**
 * Counts equal things: `2 個數值 1 的指示物與 1 個數值 3 的指示物`.
 * @param unit the measure word
 * @param thing what they are, after their value
 */
export function grouped(values: readonly (string | number)[], unit: string, thing: string): string {
  return listed(
    [...new Set(values)].map((value) => {
      const count = values.filter((each) => each === value).length;
      return zh`${count}${unit}${value}${thing}`;
    }),
  );
}

/** Signs as wide as the English ones with their gaps. */
export const signs = {
  list: '、',
  comma: '，',
  clauses: '；',
  colon: '：',
  stop: '。',
  gap: '',
  open: '（',
  close: '）',
};

/** A remark after what it belongs to. */
export const bracketed = (remark: string | number): string => `（${remark}）`;
