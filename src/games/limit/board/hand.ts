import { bold, dim, type Line } from '../../../drawing/lines.ts';
import { namedTextLines, section, sections } from '../../../drawing/named-texts.ts';
import { widthOf, wrap } from '../../../drawing/text.ts';
import { signs } from '../../../words/index.ts';
import type { LimitView, NationView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { decks, type LimitBoard, nationName } from './parts.ts';

function texts({ voice }: LimitBoard, cards: readonly string[], columns: number): Line[] {
  return namedTextLines(
    cards.map((card) => ({ name: [bold(voice.name(card))], text: voice.note(card) ?? '' })),
    columns,
  );
}

/** The viewer's hand; null for a viewer without one. */
function ownHand({ view }: LimitBoard): readonly string[] | null {
  return view.own?.hand ?? null;
}

/** The cards that the viewer put under its own decks, the last one lowest. */
function buriedLines({ view, voice }: LimitBoard, columns: number): Line[] {
  const { own } = view;
  if (own === null) return [];
  return decks.flatMap((deck) => {
    const cards = own.buried[deck];
    if (cards.length === 0) return [];
    return wrap(
      `${voice.name(deck)}${signs().colon}${cards.map((card) => voice.name(card)).join(signs().list)}`,
      columns - 4,
    ).map((text): Line => [`   ${text}`]);
  });
}

/** The other nations' face-up cards. */
function otherLines(board: LimitBoard, nation: NationView, columns: number): Line[] {
  const { voice } = board;
  const names = (cards: readonly string[]) => cards.map((card) => voice.name(card)).join(signs().list);
  const parts = [
    `${boardWords().hand} ${nation.handSize}`,
    ...(nation.shown.length > 0 ? [`${boardWords().known}${signs().colon}${names(nation.shown)}`] : []),
    ...(nation.permanents.length > 0
      ? [`${boardWords().inPlay}${signs().colon}${names(nation.permanents)}`]
      : []),
    ...(nation.played.length > 0 ? [`${boardWords().played}${signs().colon}${names(nation.played)}`] : []),
  ];
  const [first, ...rest] = wrap(parts.join(signs().clauses), columns - 20);
  return [
    [...nationName(board, nation.seat, 17), '  ', first ?? ''],
    ...rest.map((text): Line => [' '.repeat(19), text]),
  ];
}

/**
 * The viewer's hand, permanent cards in play and cards played this generation, with their full texts; then the others'
 * face-up cards.
 */
export function handLines(board: LimitBoard, columns: number): Line[] {
  const { view }: { readonly view: LimitView } = board;
  const hand = ownHand(board);
  const own = view.seat === null ? undefined : view.nations[view.seat];
  const others = view.nations.filter(({ seat }) => seat !== view.seat);
  return sections(
    hand === null || own === undefined
      ? []
      : section(
          boardWords().handOf(hand.length),
          hand.length === 0 ? [[dim(`   ${boardWords().handEmpty}`)]] : texts(board, hand, columns),
        ),
    own === undefined ? [] : section(boardWords().inPlay, texts(board, own.permanents, columns)),
    own === undefined ? [] : section(boardWords().played, texts(board, own.played, columns)),
    section(boardWords().buried, buriedLines(board, columns)),
    section(
      boardWords().others,
      others.flatMap((nation) => otherLines(board, nation, columns)),
    ),
  );
}

/** The questions whose options are cards that need not be in the hand. */
const aboutCards: readonly string[] = ['deck', 'keep', 'bottom', 'discard', 'card'];

/**
 * For a question about cards, the names of the cards that the asked nation holds, in as many rows as they need;
 * otherwise nothing.
 */
export function heldLines(board: LimitBoard, columns: number): Line[] {
  const { question, voice } = board;
  const hand = ownHand(board);
  if (question === null || hand === null || !aboutCards.includes(question.ask)) return [];
  const names =
    hand.length === 0 ? boardWords().handEmpty : hand.map((card) => voice.name(card)).join(signs().list);
  const label = `${boardWords().hand} `;
  return wrap(names, columns - widthOf(label) - 2).map(
    (text, index): Line => [' ', index === 0 ? dim(label) : ' '.repeat(widthOf(label)), text],
  );
}
