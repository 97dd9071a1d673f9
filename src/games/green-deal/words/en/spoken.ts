import { elementAt } from '../../../../engine/checked.ts';
import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import {
  counted,
  grouped,
  leaderText,
  listed,
  sentence,
  steppedFigures,
} from '../../../../words/en/grammar.ts';
import { CATEGORIES } from '../../state.ts';
import type { CellView, CompanyView, GreenView, ProjectView, RowView } from '../../view.ts';

/** `Jobs 3`: a project or tile by its category and size. */
const tile = ({ category, size }: Pick<ProjectView, 'category' | 'size'>, voice: SpokenVoice): string =>
  `${voice.name(category)} ${size}`;

const steps = (count: number): string =>
  count === 0
    ? 'Income stays'
    : `Income ${count > 0 ? 'rises' : 'falls'} by ${counted(Math.abs(count), 'step')}`;

const owner = (view: GreenView, seat: number, voice: SpokenVoice): string =>
  seat === view.seat ? 'your' : `${voice.seat(seat)}'s`;

function rowLines(row: RowView, isSimple: boolean, voice: SpokenVoice): string[] {
  const projects = row.projects.filter((project): project is ProjectView => project !== null);
  return [
    ...projects.map(
      (project) =>
        `${voice.name(project.id)}, ${tile(project, voice)}: costs ${project.price} Cash, ${counted(project.points, 'point')}, ${steps(project.steps)}.`,
    ),
    ...(isSimple ? [] : row.actions).map(
      ({ id }) => `${voice.name(id)}, an action card: ${voice.note(id) ?? ''}`,
    ),
  ];
}

function mapLines(view: GreenView, voice: SpokenVoice): string[] {
  const { cells } = view.map;
  const own = view.seat === null ? undefined : view.companies[view.seat];
  const lines = view.companies.map(({ seat }) => {
    const tiles = cells.flatMap(({ cell, tile: lies }) =>
      lies?.owner === seat ? [`${tile(lies, voice)} on ${cell}`] : [],
    );
    const has = seat === view.seat ? 'You have' : `${voice.seat(seat)} has`;
    return `${has} ${tiles.length === 0 ? 'no tiles on the map' : listed(tiles)}.`;
  });
  const empty = cells.filter((cell) => cell.tile === null);
  const starts = empty.filter(({ start }) => start).map(({ cell }) => cell);
  return [
    ...lines,
    `${counted(empty.length, 'cell')} of ${cells.length} are empty.`,
    ...(starts.length === 0 ? [] : [`Start cells still empty: ${listed(starts)}.`]),
    ...(own === undefined || own.cells.length === 0
      ? []
      : [`Your next tile may go on ${listed(own.cells)}.`]),
    'Type board and a cell, as in board r1c2, for what lies there and beside it.',
  ];
}

function cellLines(view: GreenView, cell: CellView, voice: SpokenVoice): string[] {
  const lies = ({ tile: found, start }: CellView): string => {
    if (found !== null) return `${owner(view, found.owner, voice)} ${tile(found, voice)}`;
    return start ? 'nothing, a start cell' : 'nothing';
  };
  const at = (name: string): string => {
    const beside = view.map.cells.find((each) => each.cell === name);
    return `${name} with ${beside === undefined ? 'nothing' : lies(beside)}`;
  };
  const { up, down, left, right } = cell.ways;
  return [
    `On ${cell.cell} lies ${lies(cell)}.`,
    `Above it is ${at(up)}, below it ${at(down)}.`,
    `Left of it is ${at(left)}, right of it ${at(right)}.`,
  ];
}

function companyLines(view: GreenView, company: CompanyView, voice: SpokenVoice): string[] {
  const isOwn = company.seat === view.seat;
  const [has, whose] = isOwn
    ? ['You have', 'Your']
    : [`${voice.seat(company.seat)} has`, `${voice.seat(company.seat)}'s`];
  const { dividend, outlook, chips, loans, cards, dueTiles } = company;
  return [
    `${has} ${company.cash} Cash, ${company.income} Income on step ${company.incomeStep}, and ${counted(company.points, 'point')}.`,
    `${whose} levels: ${listed(CATEGORIES.map((category) => `${voice.name(category)} ${company.levels[category]}`))}.`,
    ...(loans.length === 0
      ? []
      : [
          `${has} unpaid loans of ${listed(loans.map(String))} Cash, which cost ${counted(company.loanPenalty, 'point')} unless repaid.`,
        ]),
    ...(chips.length === 0 ? [] : [`${has} ${grouped(chips, 'PR chip of', 'PR chips of')}.`]),
    ...(cards.length === 0
      ? []
      : [`${whose} action cards: ${listed(cards.map(({ id }) => voice.name(id)))}.`]),
    ...(company.projects.length === 0
      ? []
      : [`${whose} projects: ${listed(company.projects.map((project) => tile(project, voice)))}.`]),
    ...(dueTiles.length === 0
      ? []
      : [`Still to be placed: ${listed(dueTiles.map((due) => tile(due, voice)))}.`]),
    ...(dividend === null || dividend.paid
      ? []
      : [`${whose} dividends would take ${dividend.cash} Cash for ${counted(dividend.points, 'point')}.`]),
    `Held now, the assessments would give ${counted(outlook.sustainability, 'point')} for sustainability${view.variant === 'simple' ? '' : `, ${outlook.valuation} for valuation and ${outlook.pr} for image`}.`,
  ];
}

function bankLines(view: GreenView): string[] {
  const [next] = view.loanPile;
  const chips = Object.entries(view.chipSupply).map(
    ([value, count]) => `${counted(count, 'chip')} of ${value} for ${view.chipPrices[Number(value)]} Cash`,
  );
  return [
    next === undefined
      ? 'No loans are left.'
      : `The next loan is ${next} Cash; ${view.loanPile.length} are left.`,
    ...(view.variant === 'simple' ? [] : [`PR chips in supply: ${listed(chips)}.`]),
  ];
}

/** Green Deal in sentences. */
export const spoken: Spoken<GreenView> = {
  status(view, voice) {
    const own = view.seat === null ? undefined : view.companies[view.seat];
    return [
      `Round ${view.round} of ${view.rounds}, ${voice.name(view.phase)}.`,
      ...(own === undefined ? [] : [`You have ${own.cash} Cash, income ${own.income}.`]),
      leaderText(
        view.companies.map(({ points }) => points),
        view.seat,
        voice,
      ),
    ].join(' ');
  },
  situation(view, voice) {
    const own = view.seat === null ? undefined : view.companies[view.seat];
    if (own === undefined) return [];
    const projects = view.market.projects.flatMap((project) =>
      project === null ? [] : [tile(project, voice)],
    );
    return [
      `Your levels are ${listed(CATEGORIES.map((category) => `${voice.name(category)} ${own.levels[category]}`))}.`,
      projects.length === 0 ? 'No projects are on offer.' : `On offer are the projects ${listed(projects)}.`,
    ];
  },
  topics: (view, voice) => [
    { word: 'map', lines: () => mapLines(view, voice) },
    {
      word: 'market',
      lines: () => {
        const lines = rowLines(view.market, view.variant === 'simple', voice);
        return lines.length === 0 ? ['Nothing is on offer any more in this round.'] : lines;
      },
    },
    {
      word: 'preview',
      lines: () => {
        const lines = rowLines(view.preview, view.variant === 'simple', voice);
        return lines.length === 0 ? ['Nothing follows: this is the last round.'] : lines;
      },
    },
    { word: 'bank', lines: () => bankLines(view) },
    {
      word: 'companies',
      lines: () =>
        view.turnOrder.map((seat) => {
          const { cash, income, points } = elementAt(view.companies, seat);
          return `${voice.seat(seat)}: ${counted(points, 'point')}, ${cash} Cash, income ${income}.`;
        }),
    },
  ],
  seat: (view, seat, voice) => {
    const company = view.companies[seat];
    return company === undefined ? [] : companyLines(view, company, voice);
  },
  place(view, word, voice) {
    const [, row, column] = /^row (\d),? column (\d)$/iu.exec(word) ?? [];
    const code = row === undefined ? word.toLowerCase() : `r${row}c${column}`;
    const cell = view.map.cells.find((each) => each.cell === code);
    return cell === undefined ? undefined : cellLines(view, cell, voice);
  },
  hand(view, voice) {
    const own = view.seat === null ? undefined : view.companies[view.seat];
    if (own === undefined) return [];
    return [
      ...own.cards.map(({ id, usesLeft }) =>
        sentence(
          `${voice.name(id)}${usesLeft === null ? '' : usesLeft === 0 ? ', used up' : `, ${counted(usesLeft, 'use')} left`}: ${voice.note(id) ?? ''}`,
        ),
      ),
      ...(own.chips.length === 0 ? [] : [`You have ${grouped(own.chips, 'PR chip of', 'PR chips of')}.`]),
    ];
  },
  signs: [
    [/\br(\d)c(\d)\b/gu, 'row $1, column $2'],
    [
      /lowest level: (\d+(?:, \d+)+) from level 0 up/u,
      (_, figures = '') => `lowest level: ${steppedFigures(figures.split(', '))}`,
    ],
  ],
  routine: {
    accounting: 'others',
    'turn-done': 'all',
    'chips-returned': 'others',
    sustainability: 'others',
    'row-cleared': 'all',
  },
};
