import { bold, dim, type Line } from '../../../drawing/lines.ts';
import { type NamedText, namedTextLines, section, sections } from '../../../drawing/named-texts.ts';
import { wrap } from '../../../drawing/text.ts';
import { signs } from '../../../words/index.ts';
import type { CardView, PlayerView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { allDetails } from './eco-systems.ts';
import { type NiceBoard, ownSeat, playerOf } from './parts.ts';

function cardText({ voice }: NiceBoard, card: CardView, before = ''): NamedText {
  return { name: [bold(voice.name(card.id))], text: `${before}${voice.note(card.id) ?? ''}` };
}

/** The types of a target card and their effect on the score; null if the viewer may not know it. */
export function targetText({ view, voice }: NiceBoard, { target }: PlayerView): string | null {
  if (target === null || target.length === 0) return null;
  return boardWords().targetText(
    target.map((pop) => voice.name(pop)),
    view.targetFactor,
  );
}

function targetLines(board: NiceBoard, player: PlayerView, columns: number): Line[] {
  const text = targetText(board, player);
  return text === null ? [] : wrap(text, columns - 4).map((row): Line => ['   ', row]);
}

/** One's own target, the queue and the trash, with full texts. */
export function offerLines(board: NiceBoard, columns: number): Line[] {
  const { view } = board;
  const queue = view.queue.flatMap(({ card, price }) =>
    card === null ? [] : [cardText(board, card, `${boardWords().price(price)}${signs().clauses}`)],
  );
  const top = view.trash[0];
  const isPlayer = view.viewer !== null;
  return sections(
    isPlayer
      ? section(boardWords().target, targetLines(board, playerOf(board, ownSeat(board)), columns))
      : [],
    section(boardWords().panes.queue, namedTextLines(queue, columns)),
    top === undefined
      ? []
      : section(
          `${boardWords().trashTop}${signs().comma}${boardWords().trashCount(view.trash.length)}`,
          namedTextLines([cardText(board, top)], columns),
        ),
  );
}

/** One's own target, the queue and the trash with full texts, one's own cards, and the other player's cards. */
export function handLines(board: NiceBoard, columns: number): Line[] {
  const own = ownSeat(board);
  return sections(
    offerLines(board, columns),
    allDetails(board, own, columns),
    [...allDetails(board, 1 - own, columns), ...targetLines(board, playerOf(board, 1 - own), columns)],
    wrap(boardWords().legend(board.view.targetFactor), columns - 2).map((row): Line => [dim(` ${row}`)]),
  );
}
