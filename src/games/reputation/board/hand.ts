import { bold, dim, type Line, type Piece } from '../../../drawing/lines.ts';
import { type NamedText, namedTextLines, section, sections } from '../../../drawing/named-texts.ts';
import { bracketed, signs } from '../../../words/index.ts';
import type { PlayerView, ReputationView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { letter, ownSeat, person, type ReputationBoard, reputationOn } from './parts.ts';

/** The power and agenda of a CEO with their full texts. */
function identityTexts({ voice }: ReputationBoard, { corporation, ceo }: PlayerView): NamedText[] {
  const named = (label: string, id: string, figure: string, text: string): NamedText => ({
    name: [dim(`${label} `), bold(voice.name(id)), bracketed(figure)],
    text,
  });
  return [
    ...(corporation === null
      ? []
      : [
          named(
            boardWords().power,
            corporation.id,
            boardWords().usesLeft(corporation.usesLeft),
            voice.note(corporation.id) ?? voice.name(corporation.word),
          ),
        ]),
    ...(ceo === null
      ? []
      : [named(boardWords().agenda, ceo.id, boardWords().met(ceo.met), voice.note(ceo.id) ?? '')]),
  ];
}

/** The public information about a CEO, in short sentences. */
function openText(view: ReputationView, player: PlayerView): string {
  const { privateStack, reputationOfHq, repTokens, reputationFromPublic } = player;
  const workers = view.sharedStacks.reduce((sum, { pair, workers: [own, other] }) => {
    if (pair[0] === player.seat) return sum + own;
    return pair[1] === player.seat ? sum + other : sum;
  }, 0);
  return [
    `${boardWords().hq} ${player.hq}`,
    `${boardWords().privateStack}${signs().colon}${boardWords().cards(privateStack.cardCount)}${signs().comma}${boardWords().workers(privateStack.workers)}`,
    `${boardWords().sharedStacks}${signs().colon}${boardWords().workers(workers)}`,
    boardWords().rep(reputationOfHq, repTokens, reputationFromPublic),
  ].join(signs().clauses);
}

/** What can be won now: both projects with their costs and effects. */
function offerTexts({ view, voice }: ReputationBoard): NamedText[] {
  const { privateProject, publicProject, pendingPublic } = view;
  const entry = (title: string, id: string, text: string): NamedText => ({
    name: [dim(`${title} `), bold(voice.name(id))],
    text,
  });
  const open = pendingPublic?.card ?? publicProject?.card;
  return [
    ...(privateProject === null
      ? []
      : [
          entry(
            boardWords().private,
            privateProject.card.id,
            `${boardWords().credits(privateProject.credits)} ${boardWords().beside}${signs().clauses}${boardWords().loses(privateProject.card.loss)}`,
          ),
        ]),
    ...(open === undefined
      ? []
      : [
          entry(
            boardWords().public,
            open.id,
            `${boardWords().credits(publicProject?.credits ?? 0)} ${boardWords().beside}${signs().clauses}${boardWords().takes(open.workers, open.reputation)}`,
          ),
        ]),
  ];
}

/** Public projects between the seat and its neighbours. */
function sharedTexts(board: ReputationBoard, seat: number): NamedText[] {
  return board.view.sharedStacks
    .filter(({ pair, cards }) => pair.includes(seat) && cards.length > 0)
    .map((stack) => ({
      name: [letter(stack.pair[0]), dim('-'), letter(stack.pair[1])] as Piece[],
      text: `${stack.cards.map(({ id }) => board.voice.name(id)).join(signs().list)}${signs().colon}${boardWords().reputation(reputationOn(stack))}`,
    }));
}

/** One's own power and agenda with full texts, both projects, and everybody's public information. */
export function handLines(board: ReputationBoard, columns: number): Line[] {
  const { view } = board;
  const seat = ownSeat(board);
  const own = seat === null ? undefined : view.players[seat];
  return sections(
    own === undefined
      ? []
      : section(boardWords().yours, [
          ...namedTextLines(identityTexts(board, own), columns),
          ...namedTextLines(sharedTexts(board, own.seat), columns),
          [
            '   ',
            dim(`${boardWords().creditsHead} `),
            bold(own.credits === null ? boardWords().hidden : String(own.credits)),
          ],
        ]),
    section(boardWords().onOffer, namedTextLines(offerTexts(board), columns)),
    ...view.players
      .filter((player) => player.seat !== seat)
      .map((player): Line[] => [
        [' ', ...person(board, player.seat)],
        ...namedTextLines([{ name: [dim(boardWords().open.shown)], text: openText(view, player) }], columns),
        ...namedTextLines(identityTexts(board, player), columns),
      ]),
  );
}
