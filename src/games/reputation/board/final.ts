import type { Block } from '../../../drawing/blocks.ts';
import { bold, dim, fitted, type Line, type Piece, painted, span } from '../../../drawing/lines.ts';
import { left, right, wrap } from '../../../drawing/text.ts';
import type { Outcome } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/question.ts';
import type { FinalView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { ceoName, creditsText, letter, type ReputationBoard } from './parts.ts';

/** The result of a seat: eliminated, winner, one of several winners, or none of these. */
function verdict(final: FinalView, seat: Seat): Piece {
  if (final.eliminated.includes(seat)) return painted(boardWords().final.eliminated, 'bad');
  if (!final.winners.includes(seat)) return '';
  const word = final.winners.length > 1 ? boardWords().final.shares : boardWords().final.wins;
  return span(word, { paint: 'good', bold: true });
}

/** The final table: the parts of each reputation, the eliminated seats, the parts of each profit, and the winners. */
export function finalBlock(board: ReputationBoard, columns: number): Block {
  const { final } = board.view;
  if (final === null) return [[]];
  const words = boardWords().final;
  const head: Line = [
    bold(left(` ${words.title}`, 17)),
    ...[words.hq, words.agenda, words.public, words.private, words.total].map((word) => dim(right(word, 8))),
    dim(right(words.credits, 9)),
    dim(right(words.hqCredits, 6)),
    dim(right(words.sum, 8)),
  ];
  const rows = board.view.players.map((player): Line => {
    const { seat } = player;
    const part = final.parts[seat];
    const isOut = final.eliminated.includes(seat);
    const line: Line = [
      ...ceoName(board, seat, 16),
      ...[part?.hq, part?.agenda, part?.public, part?.private].map((value) => right(String(value ?? 0), 8)),
      span(right(String(final.reputation[seat] ?? 0), 8), { bold: true, paint: isOut ? 'bad' : undefined }),
      right(creditsText(player), 9),
      right(`+${player.creditsOfHq}`, 6),
      bold(right(String(final.profit[seat] ?? 0), 8)),
    ];
    return line;
  });
  const verdicts: Line = [
    ' ',
    ...board.view.players.flatMap(({ seat }): Piece[] => {
      const word = verdict(final, seat);
      return word === '' ? [] : [letter(seat), ' ', word, '   '];
    }),
  ];
  return [[head, ...rows, verdicts].map((line) => fitted(line, columns, board.glyphs.cut))];
}

/** Before the end: what is known of everyone's reputation, and who would be eliminated. */
export function openLines(board: ReputationBoard, outcome: Outcome, columns: number): Line[] {
  const { final, open } = boardWords();
  const isWide = columns >= 76;
  const heads = isWide ? [final.hq, final.agenda, final.public, final.private] : [];
  const figure = (seat: Seat, name: string) => Number(outcome.parts[seat]?.[0]?.figures?.[name] ?? 0);
  const rows = board.view.players.map(({ seat }): Line => {
    const parts = ['reputation-hq', 'reputation-agenda', 'reputation-public'].map((name) =>
      figure(seat, name),
    );
    const known = outcome.known?.[seat]?.find(({ what }) => what === 'reputation');
    if (known === undefined) return [];
    const sum = parts.reduce((total, part) => total + part, 0);
    const ofStack = within(known.least - sum, known.most - sum);
    return [
      ...ceoName(board, seat, 16),
      ...(isWide ? [...parts.map(String), ofStack] : []).map((text) => right(text, 8)),
      bold(right(within(known.least, known.most), 9)),
      `  ${known.verdict === undefined ? '' : board.voice.name(known.verdict)}`,
    ];
  });
  const said = [open.order, open.secret].flatMap((sentence) => wrap(sentence, columns - 2));
  return [
    [
      bold(left(` ${open.title}`, 17)),
      ...heads.map((word) => dim(right(word, 8))),
      dim(right(final.total, 9)),
    ],
    ...rows,
    ...said.map((text): Line => [dim(` ${text}`)]),
  ].map((line) => fitted(line, columns, board.glyphs.cut));
}

/** A figure known only between two bounds. */
function within(least: number, most: number): string {
  return least === most ? String(least) : boardWords().open.within(least, most);
}

/** The same in 40 columns: each seat's reputation, profit and result. */
export function compactFinal(board: ReputationBoard): Line[] {
  const { final } = board.view;
  if (final === null) return [];
  return board.view.players.map(
    ({ seat }): Line => [
      ...ceoName(board, seat, 10),
      dim('rep '),
      bold(right(String(final.reputation[seat] ?? 0), 3)),
      dim(' profit '),
      bold(right(String(final.profit[seat] ?? 0), 3)),
      ' ',
      verdict(final, seat),
    ],
  );
}
