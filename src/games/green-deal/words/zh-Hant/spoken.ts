import { elementAt } from '../../../../engine/checked.ts';
import type { Spoken, SpokenVoice } from '../../../../engine/spoken.ts';
import { grouped, leaderText, listed, steppedFigures, zh } from '../../../../words/zh-Hant/grammar.ts';
import { CATEGORIES } from '../../state.ts';
import type { CellView, CompanyView, GreenView, ProjectView, RowView } from '../../view.ts';

/** `工作 3`: a project or tile by its category and size. */
const tile = ({ category, size }: Pick<ProjectView, 'category' | 'size'>, voice: SpokenVoice): string =>
  zh`${voice.name(category)}${size}`;

const steps = (count: number): string =>
  count === 0 ? '收益不變' : zh`收益${count > 0 ? '上升' : '下降'}${Math.abs(count)}格`;

/** The reader is `你`. */
const named = (view: GreenView, seat: number, voice: SpokenVoice): string =>
  seat === view.seat ? '你' : voice.seat(seat);

const chipsText = (chips: readonly number[]): string => grouped(chips, '個數值', '的 PR 指示物');

function rowLines(row: RowView, isSimple: boolean, voice: SpokenVoice): string[] {
  const projects = row.projects.filter((project): project is ProjectView => project !== null);
  return [
    ...projects.map(
      (project) =>
        zh`${voice.name(project.id)}，${tile(project, voice)}：${project.price}現金，${project.points}分，${steps(project.steps)}。`,
    ),
    ...(isSimple ? [] : row.actions).map(({ id }) => zh`行動卡${voice.name(id)}：${voice.note(id) ?? ''}`),
  ];
}

function mapLines(view: GreenView, voice: SpokenVoice): string[] {
  const { cells } = view.map;
  const own = view.seat === null ? undefined : view.companies[view.seat];
  const lines = view.companies.map(({ seat }) => {
    const tiles = cells.flatMap(({ cell, tile: lies }) =>
      lies?.owner === seat ? [zh`${cell}的${tile(lies, voice)}`] : [],
    );
    return zh`${named(view, seat, voice)}${tiles.length === 0 ? '在地圖上沒有計畫指示物' : `有 ${listed(tiles)}`}。`;
  });
  const empty = cells.filter((cell) => cell.tile === null);
  const starts = empty.filter(({ start }) => start).map(({ cell }) => cell);
  return [
    ...lines,
    zh`${cells.length}格中有${empty.length}格是空的。`,
    ...(starts.length === 0 ? [] : [zh`還空著的起始格：${listed(starts)}。`]),
    ...(own === undefined || own.cells.length === 0
      ? []
      : [zh`你的下一個計畫指示物可以放在${listed(own.cells)}。`]),
    '輸入 board 與格子，例如 board r1c2，可聽該格與相鄰格的內容。',
  ];
}

function cellLines(view: GreenView, cell: CellView, voice: SpokenVoice): string[] {
  const lies = ({ tile: found, start }: CellView): string => {
    if (found !== null) return zh`${named(view, found.owner, voice)}的${tile(found, voice)}`;
    return start ? '空的起始格' : '空的';
  };
  const at = (name: string): string => {
    const beside = view.map.cells.find((each) => each.cell === name);
    return zh`${name}，${beside === undefined ? '空的' : lies(beside)}`;
  };
  const { up, down, left, right } = cell.ways;
  return [
    zh`${cell.cell}：${lies(cell)}。`,
    zh`上方是${at(up)}；下方是${at(down)}。`,
    zh`左方是${at(left)}；右方是${at(right)}。`,
  ];
}

function companyLines(view: GreenView, company: CompanyView, voice: SpokenVoice): string[] {
  const who = named(view, company.seat, voice);
  const { dividend, outlook, chips, loans, cards, dueTiles } = company;
  return [
    zh`${who}有${company.cash}現金、收益${company.income}（第${company.incomeStep}格）與${company.points}分。`,
    zh`${who}的等級：${listed(CATEGORIES.map((category) => zh`${voice.name(category)}${company.levels[category]}`))}。`,
    ...(loans.length === 0
      ? []
      : [zh`${who}有未還的貸款${listed(loans.map(String))}，不還則扣${company.loanPenalty}分。`]),
    ...(chips.length === 0 ? [] : [zh`${who}有${chipsText(chips)}。`]),
    ...(cards.length === 0 ? [] : [zh`${who}的行動卡：${listed(cards.map(({ id }) => voice.name(id)))}。`]),
    ...(company.projects.length === 0
      ? []
      : [zh`${who}的計畫：${listed(company.projects.map((project) => tile(project, voice)))}。`]),
    ...(dueTiles.length === 0 ? [] : [zh`待放置：${listed(dueTiles.map((due) => tile(due, voice)))}。`]),
    ...(dividend === null || dividend.paid
      ? []
      : [zh`${who}的股息是${dividend.cash}現金換${dividend.points}分。`]),
    zh`若現在評估：持續性發展計畫${outlook.sustainability}分${view.variant === 'simple' ? '' : `、公司價值 ${outlook.valuation} 分、形象 ${outlook.pr} 分`}。`,
  ];
}

function bankLines(view: GreenView): string[] {
  const [next] = view.loanPile;
  const chips = Object.entries(view.chipSupply).map(
    ([value, count]) => zh`${count}個數值${value}，各${view.chipPrices[Number(value)] ?? 0}現金`,
  );
  return [
    next === undefined ? '已經沒有貸款卡。' : zh`下一張貸款卡是${next}現金；還剩${view.loanPile.length}張。`,
    ...(view.variant === 'simple' ? [] : [zh`供應區的 PR 指示物：${chips.join('；')}。`]),
  ];
}

/** Green Deal in sentences. */
export const spoken: Spoken<GreenView> = {
  status(view, voice) {
    const own = view.seat === null ? undefined : view.companies[view.seat];
    return [
      zh`第${view.round}回合，共${view.rounds}回合，${voice.name(view.phase)}。`,
      ...(own === undefined ? [] : [zh`你有${own.cash}現金，收益${own.income}。`]),
      leaderText(
        view.companies.map(({ points }) => points),
        view.seat,
        voice,
      ),
    ].join('');
  },
  situation(view, voice) {
    const own = view.seat === null ? undefined : view.companies[view.seat];
    if (own === undefined) return [];
    const projects = view.market.projects.flatMap((project) =>
      project === null ? [] : [tile(project, voice)],
    );
    return [
      zh`你的等級是${listed(CATEGORIES.map((category) => zh`${voice.name(category)}${own.levels[category]}`))}。`,
      projects.length === 0 ? '沒有可供選擇的計畫。' : zh`可供選擇的計畫有${listed(projects)}。`,
    ];
  },
  topics: (view, voice) => [
    { word: 'map', lines: () => mapLines(view, voice) },
    {
      word: 'market',
      lines: () => {
        const lines = rowLines(view.market, view.variant === 'simple', voice);
        return lines.length === 0 ? ['本回合已經沒有可供選擇的卡牌。'] : lines;
      },
    },
    {
      word: 'preview',
      lines: () => {
        const lines = rowLines(view.preview, view.variant === 'simple', voice);
        return lines.length === 0 ? ['之後沒有了：這是最後一個回合。'] : lines;
      },
    },
    { word: 'bank', lines: () => bankLines(view) },
    {
      word: 'companies',
      lines: () =>
        view.turnOrder.map((seat) => {
          const { cash, income, points } = elementAt(view.companies, seat);
          return zh`${voice.seat(seat)}：${points}分，${cash}現金，收益${income}。`;
        }),
    },
  ],
  seat: (view, seat, voice) => {
    const company = view.companies[seat];
    return company === undefined ? [] : companyLines(view, company, voice);
  },
  place(view, word, voice) {
    const [, row, column] = /^(?:row|第) ?(\d) ?列?[,，]? ?(?:column|第) ?(\d) ?行?$/iu.exec(word) ?? [];
    const code = row === undefined ? word.toLowerCase() : `r${row}c${column}`;
    const cell = view.map.cells.find((each) => each.cell === code);
    return cell === undefined ? undefined : cellLines(view, cell, voice);
  },
  hand(view, voice) {
    const own = view.seat === null ? undefined : view.companies[view.seat];
    if (own === undefined) return [];
    return [
      ...own.cards.map(
        ({ id, usesLeft }) =>
          zh`${voice.name(id)}${usesLeft === null ? '' : usesLeft === 0 ? '，用完' : `，剩 ${usesLeft} 次`}：${voice.note(id) ?? ''}`,
      ),
      ...(own.chips.length === 0 ? [] : [zh`你有${chipsText(own.chips)}。`]),
    ];
  },
  signs: [
    [/\br(\d)c(\d)\b/gu, '第 $1 列第 $2 行'],
    [
      /從等級 0 起依序為 (\d+(?:、\d+)+) 分/u,
      (_, figures = '') => zh`等級${steppedFigures(figures.split('、'))}分`,
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
