import { bold, dim, type Line } from '../../../drawing/lines.ts';
import { namedTextLines, section, sections } from '../../../drawing/named-texts.ts';
import { wrap } from '../../../drawing/text.ts';
import type { LimitView, NationView } from '../view.ts';
import { decks, type LimitBoard, nationName } from './parts.ts';
import { boardWords } from './words.en.ts';

function texts({ voice }: LimitBoard, cards: readonly string[], columns: number): Line[] {
  return namedTextLines(
    cards.map((card) => ({ name: [bold(voice.name(card))], text: voice.note(card) ?? '' })),
    columns,
  );
}

/** The hand that the viewer knows; null where it knows none. */
function ownHand({ view }: LimitBoard): readonly string[] | null {
  return view.own?.hand ?? null;
}

/** What lies under one's own decks, the last card lowest. */
function buriedLines({ view, voice }: LimitBoard, columns: number): Line[] {
  const { own } = view;
  if (own === null) return [];
  return decks.flatMap((deck) => {
    const cards = own.buried[deck];
    if (cards.length === 0) return [];
    return wrap(`${voice.name(deck)}: ${cards.map((card) => voice.name(card)).join(', ')}`, columns - 4).map(
      (text): Line => [`   ${text}`],
    );
  });
}

/** What lies open of the other nations' cards. */
function otherLines(board: LimitBoard, nation: NationView, columns: number): Line[] {
  const { voice } = board;
  const names = (cards: readonly string[]) => cards.map((card) => voice.name(card)).join(', ');
  const parts = [
    `${boardWords.hand} ${nation.handSize}`,
    ...(nation.shown.length > 0 ? [`${boardWords.known}: ${names(nation.shown)}`] : []),
    ...(nation.permanents.length > 0 ? [`${boardWords.inPlay}: ${names(nation.permanents)}`] : []),
    ...(nation.played.length > 0 ? [`${boardWords.played}: ${names(nation.played)}`] : []),
  ];
  const [first, ...rest] = wrap(parts.join('; '), columns - 20);
  return [
    [...nationName(board, nation.seat, 17), '  ', first ?? ''],
    ...rest.map((text): Line => [' '.repeat(19), text]),
  ];
}

/** The own hand, permanent cards in play and cards of this generation with whole texts; what is open of the others. */
export function handLines(board: LimitBoard, columns: number): Line[] {
  const { view }: { readonly view: LimitView } = board;
  const hand = ownHand(board);
  const own = view.seat === null ? undefined : view.nations[view.seat];
  const others = view.nations.filter(({ seat }) => seat !== view.seat);
  return sections(
    hand === null || own === undefined
      ? []
      : section(
          boardWords.handOf(hand.length),
          hand.length === 0 ? [[dim(`   ${boardWords.handEmpty}`)]] : texts(board, hand, columns),
        ),
    own === undefined ? [] : section(boardWords.inPlay, texts(board, own.permanents, columns)),
    own === undefined ? [] : section(boardWords.played, texts(board, own.played, columns)),
    section(boardWords.buried, buriedLines(board, columns)),
    section(
      boardWords.others,
      others.flatMap((nation) => otherLines(board, nation, columns)),
    ),
  );
}

/** The questions whose options are cards that are not the hand itself, or that need not be. */
const aboutCards: readonly string[] = ['deck', 'keep', 'bottom', 'discard', 'card'];

/** What the asked nation holds, by name in as many rows as it takes, beside a question about cards; else nothing. */
export function heldLines(board: LimitBoard, columns: number): Line[] {
  const { question, voice } = board;
  const hand = ownHand(board);
  if (question === null || hand === null || !aboutCards.includes(question.ask)) return [];
  const names = hand.length === 0 ? boardWords.handEmpty : hand.map((card) => voice.name(card)).join(', ');
  const label = `${boardWords.hand} `;
  return wrap(names, columns - label.length - 2).map(
    (text, index): Line => [' ', index === 0 ? dim(label) : ' '.repeat(label.length), text],
  );
}
