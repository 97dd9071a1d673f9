import { bold, dim, type Line } from '../../../drawing/lines.ts';
import { namedTextLines, section, sections } from '../../../drawing/named-texts.ts';
import { signs } from '../../../words/index.ts';
import { signed } from '../../../words/signed.ts';
import type { ActionView, CompanyView, ProjectView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { heldCard, orderedCards } from './cards.ts';
import { companyName, type GreenBoard, ownCompany, tileText } from './parts.ts';

/** The action cards of a company with the times at which they apply and their full texts. */
function cardTexts(board: GreenBoard, { cards }: CompanyView, columns: number): Line[] {
  const entries = orderedCards(cards).map((card) => ({
    name: heldCard(board, card),
    text: board.voice.note(card.id) ?? '',
  }));
  return namedTextLines(entries, columns);
}

function projectText({ price, points, steps }: ProjectView): string {
  return boardWords().projectText(price, points, signed(steps));
}

/** A row of cards on offer: its projects with their costs and effects, its action cards with their full texts. */
function offerTexts(board: GreenBoard, row: 'market' | 'preview', columns: number): Line[] {
  const { projects, actions } = board.view[row];
  const { voice } = board;
  return namedTextLines(
    [
      ...projects
        .filter((project): project is ProjectView => project !== null)
        .map((project) => ({
          name: [bold(`${tileText(project)} ${voice.name(project.id)}`)],
          text: projectText(project),
        })),
      ...(board.view.variant === 'simple' ? [] : actions).map((action: ActionView) => ({
        name: [bold(voice.name(action.id))],
        text: voice.note(action.id) ?? '',
      })),
    ],
    columns,
  );
}

/** The supply: the next loans, PR chips with their prices, and the value of the next level. */
function supplyLines(board: GreenBoard, columns: number): Line[] {
  const { view } = board;
  const { outlook, chipPrices } = ownCompany(board);
  const loans = view.loanPile.slice(0, 3);
  const chips = Object.entries(view.chipSupply).map(([value, count]) =>
    boardWords().chipsOf(count, Number(value), chipPrices[Number(value)] ?? 0),
  );
  return namedTextLines(
    [
      {
        name: [dim(boardWords().nextLoans)],
        text: loans.length === 0 ? boardWords().none : loans.join(signs().list),
      },
      ...(view.variant === 'simple'
        ? []
        : [{ name: [dim(boardWords().chipSupply)], text: chips.join(signs().clauses) }]),
      {
        name: [dim(boardWords().lowestLevel)],
        text: boardWords().levelReward(outlook.sustainability, outlook.sustainabilityOneHigher),
      },
    ],
    columns,
  );
}

/** One's own action cards, both rows on offer with full texts, the supply, and the others' action cards. */
export function handLines(board: GreenBoard, columns: number): Line[] {
  const { view, voice } = board;
  const own = view.seat === null ? undefined : view.companies[view.seat];
  const others = view.companies.filter(({ seat }) => seat !== view.seat);
  return sections(
    own === undefined || view.variant === 'simple'
      ? []
      : section(
          boardWords().cardsOf(voice.seat(own.seat)),
          own.cards.length === 0 ? [[dim(`   ${boardWords().noCards}`)]] : cardTexts(board, own, columns),
        ),
    section(boardWords().supplyTitle, supplyLines(board, columns)),
    section(boardWords().offerNow, offerTexts(board, 'market', columns)),
    section(boardWords().offerNext, offerTexts(board, 'preview', columns)),
    ...(view.variant === 'simple' ? [] : others).map((company): Line[] =>
      company.cards.length === 0
        ? []
        : [companyName(board, company.seat, 24), ...cardTexts(board, company, columns)],
    ),
  );
}
