import { bold, type Line, painted } from '../../../drawing/lines.ts';
import { wrap } from '../../../drawing/text.ts';
import { signs } from '../../../words/index.ts';
import { signed } from '../../../words/signed.ts';
import type { CompanyView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { heldCardLines } from './cards.ts';
import {
  categories,
  categoryPaint,
  companyName,
  flowing,
  type GreenBoard,
  labelled,
  spacedParts,
  tileText,
} from './parts.ts';

/** A company's points so far by source: `projects 9, Dividends 6`. */
function sourcesText({ voice }: GreenBoard, { pointsBySource, pointsByCard }: CompanyView): string {
  const entries = [...Object.entries(pointsBySource), ...Object.entries(pointsByCard)];
  return entries
    .filter(([, points]) => points !== 0)
    .map(([source, points]) => `${voice.name(source)} ${signed(points)}`)
    .join(signs().list);
}

function list(values: readonly number[]): string {
  return values.length === 0 ? boardWords().loansNone : values.join(' ');
}

/** Everything a company owns, all of it public: figures, levels, loans, chips, points by source, projects, cards. */
export function companyLines(board: GreenBoard, company: CompanyView, columns: number): Line[] {
  const { cash, income, incomeStep, points, levels, loans, chips, projects, loanPenalty } = company;
  const sources = sourcesText(board, company);
  const penalty: Line[] = loanPenalty > 0 ? [[painted(boardWords().unpaid(loanPenalty), 'bad')]] : [];
  return [
    [
      ...companyName(board, company.seat, 16),
      ' ',
      ...spacedParts([
        labelled(boardWords().cash, String(cash)),
        labelled(boardWords().income, `${income} (${incomeStep})`),
        labelled(boardWords().points, String(points)),
      ]),
    ],
    ...flowing(
      `   ${boardWords().levels} `,
      categories.map(
        (category): Line => [
          painted(board.voice.name(category), categoryPaint[category]),
          bold(` ${levels[category]}`),
        ],
      ),
      columns,
    ),
    ...flowing(
      `   ${boardWords().loans} `,
      [[bold(list(loans))], ...penalty, labelled(boardWords().chips, list(chips))],
      columns,
    ),
    ...(sources === ''
      ? []
      : wrap(`${boardWords().points}${signs().colon}${sources}`, columns - 4).map(
          (text): Line => [`   ${text}`],
        )),
    ...(projects.length === 0
      ? []
      : flowing(
          `   ${boardWords().projects} `,
          projects.map((project): Line => [bold(tileText(project)), ` ${board.voice.name(project.id)}`]),
          columns,
        )),
    ...(company.cards.length === 0
      ? []
      : flowing(`   ${boardWords().actions} `, heldCardLines(board, company), columns)),
  ];
}

/** All companies one below another, one's own last. */
export function allCompanies(board: GreenBoard, columns: number): Line[] {
  const { view } = board;
  const others = view.companies.filter(({ seat }) => seat !== view.seat);
  const own = view.companies.filter(({ seat }) => seat === view.seat);
  return [...others, ...own].flatMap((company, index): Line[] => [
    ...(index === 0 ? [] : [[]]),
    ...companyLines(board, company, columns),
  ]);
}
