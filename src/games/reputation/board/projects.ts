import type { Block } from '../../../drawing/blocks.ts';
import {
  bold,
  dim,
  fitted,
  type Line,
  lineWidth,
  type Piece,
  restyle,
  sideBySide,
} from '../../../drawing/lines.ts';
import type { Seat } from '../../../engine/question.ts';
import { signs } from '../../../words/index.ts';
import { boardWords } from '../words/index.ts';
import { letter, person, type ReputationBoard } from './parts.ts';

/** Whether the option under the cursor is about this project. */
function isFocus({ focus, question }: ReputationBoard, project: 'private' | 'public'): boolean {
  const options = { private: ['bid-private', 'bid-match'], public: ['bid-public', 'automation'] };
  if (question?.ask === 'workers') return project === 'private';
  if (question?.ask === 'credits') return project === 'public';
  return question?.ask === 'act' && options[project].includes(String(focus));
}

function title(board: ReputationBoard, project: 'private' | 'public', name: string): Line {
  const word = project === 'private' ? boardWords().privateTitle : boardWords().publicTitle;
  const line: Line = [bold(word), '  ', bold(name)];
  return isFocus(board, project)
    ? [bold(board.glyphs.cursor), ...restyle(line, { inverse: true })]
    : [' ', ...line];
}

function leader(
  board: ReputationBoard,
  bid: { readonly player: number; readonly workers: number } | null,
): Line {
  if (bid === null) return [' ', dim(boardWords().noBid)];
  return [' ', ...person(board, bid.player), ' ', boardWords().leads(bid.workers)];
}

function privateColumn(board: ReputationBoard): Line[] {
  const { view, voice } = board;
  const project = view.privateProject;
  if (project === null) {
    return [
      [' ', bold(boardWords().privateTitle), '  ', dim(boardWords().noProject)],
      [' ', dim(boardWords().deck(view.deckSize.private))],
    ];
  }
  return [
    title(board, 'private', voice.name(project.card.id)),
    [' ', boardWords().loses(project.card.loss)],
    [' ', bold(boardWords().credits(project.credits)), ' ', dim(boardWords().beside)],
    leader(board, project.bid),
  ];
}

/** The two possible co-sponsors, by their names if these fit, else by their letters. */
function coSponsorsLine(
  board: ReputationBoard,
  { left, right }: { readonly left: Seat; readonly right: Seat },
  columns: number,
): Line {
  const line = (shown: (seat: Seat) => Line): Line => [
    ' ',
    dim(`${boardWords().coSponsors} `),
    ...shown(left),
    dim(` ${boardWords().or} `),
    ...shown(right),
  ];
  const named = line((seat) => person(board, seat));
  return lineWidth(named) <= columns ? named : line((seat) => [letter(seat)]);
}

function publicColumn(board: ReputationBoard, columns: number): Line[] {
  const { view, voice } = board;
  const { publicProject: project, pendingPublic: pending, committed } = view;
  if (pending !== null) {
    const own: Piece[] = [];
    if (committed?.hand !== undefined)
      own.push(boardWords().yourCommitment[committed.hand === 'left' ? 'left' : 'right']);
    if (committed?.coBid !== undefined) own.push(boardWords().yourCommitment.bid(committed.coBid));
    return [
      title(board, 'public', voice.name(pending.card.id)),
      [' ', boardWords().takes(pending.card.workers, pending.card.reputation)],
      [' ', ...person(board, pending.player), ' ', boardWords().won(pending.workers)],
      own.length > 0 ? [' ', ...own] : coSponsorsLine(board, pending, columns),
    ];
  }
  if (project === null) {
    return [
      [' ', bold(boardWords().publicTitle), '  ', dim(boardWords().noProject)],
      [' ', dim(boardWords().deck(view.deckSize.public))],
    ];
  }
  return [
    title(board, 'public', voice.name(project.card.id)),
    [' ', boardWords().takes(project.card.workers, project.card.reputation)],
    [' ', bold(boardWords().credits(project.credits)), ' ', dim(boardWords().beside)],
    leader(board, project.bid),
  ];
}

/** The private project on the left, the public one on the right: name, required bid, credits beside it, leader. */
export function projectsBlock(board: ReputationBoard, columns: number): Block {
  const { view, glyphs } = board;
  const width = Math.floor((columns - 3) / 2);
  const pair = sideBySide(
    [privateColumn(board), publicColumn(board, width)].map((lines) => ({
      lines: lines.map((line) => fitted(line, width, glyphs.cut)),
      columns: width,
    })),
    dim(` ${glyphs.bar} `),
  );
  const isBidding = view.nextStep === 'biddingTurn';
  const progress = view.biddingOver
    ? boardWords().biddingOver
    : boardWords().speculations(view.speculationRun, view.players.length);
  return isBidding ? [pair, [...pair, [' ', dim(progress)]]] : [pair];
}

/** Both projects, one below the other, in four rows of 40 cells. */
export function compactProjects(board: ReputationBoard): Line[] {
  const { view, voice } = board;
  const { privateProject, publicProject, pendingPublic } = view;
  const bid = (leading: { readonly player: number; readonly workers: number } | null): Line =>
    leading === null
      ? [dim(boardWords().noBid)]
      : [letter(leading.player), ' ', boardWords().leadsShort(leading.workers)];
  const head = (project: 'private' | 'public', name: string): Line => {
    const word = project === 'private' ? boardWords().privateShort : boardWords().publicShort;
    const mark = isFocus(board, project) ? bold(board.glyphs.cursor) : ' ';
    return [mark, bold(word), ' ', name];
  };
  const lines: Line[] = [];
  if (privateProject === null) {
    if (pendingPublic === null) lines.push(head('private', boardWords().noProject));
  } else {
    lines.push(
      [
        ...head('private', voice.name(privateProject.card.id)),
        dim(`  ${boardWords().losesShort(privateProject.card.loss)}`),
      ],
      ['      ', bold(boardWords().credits(privateProject.credits)), '  ', ...bid(privateProject.bid)],
    );
  }
  const card = pendingPublic?.card ?? publicProject?.card;
  if (card === undefined) lines.push(head('public', boardWords().noProject));
  else {
    lines.push(
      [
        ...head('public', voice.name(card.id)),
        dim(`  ${boardWords().takesShort(card.workers, card.reputation)}`),
      ],
      pendingPublic === null
        ? [
            '      ',
            bold(boardWords().credits(publicProject?.credits ?? 0)),
            '  ',
            ...bid(publicProject?.bid ?? null),
          ]
        : [
            '      ',
            letter(pendingPublic.player),
            ` ${boardWords().won(pendingPublic.workers)}${signs().comma}`,
            letter(pendingPublic.left),
            ` ${boardWords().or} `,
            letter(pendingPublic.right),
          ],
    );
  }
  return lines;
}
