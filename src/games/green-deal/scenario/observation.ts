import { elementAt } from '../../../engine/checked.ts';
import { EventError } from '../../../engine/events.ts';
import { mapAt } from '../../../engine/reading.ts';
import type { LogEntry } from '../../../engine/umpire.ts';
import { type GreenComponents, type ProjectCard, projectOf } from '../figures.ts';
import { categoryName, worldOf } from '../map.ts';
import { outcome } from '../outcome.ts';
import { legalCells } from '../placement.ts';
import { CATEGORIES, type Row } from '../state.ts';
import { type GreenRunner, refusedOn } from './event-runner.ts';
import { position, printTile } from './position.ts';

/**
 * Everything that `then` may name: the position, with all cards given by their figures, and the steps' reports.
 * @throws EventError if answers were refused and `then` does not list them
 */
export function observe(
  runner: GreenRunner,
  wanted: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { state, setting } = runner;
  const { components } = setting;
  const refused = refusedOn(runner);
  if (refused.length > 0 && wanted['refused'] === undefined) {
    throw new EventError(`refused: ${refused.map((answer) => JSON.stringify(answer)).join(', ')}`);
  }
  const printed = position.print(state, setting);
  const players = mapAt(printed['players'], ['players']);
  const world = worldOf(state, components);
  return {
    ...printed,
    players: Object.fromEntries(
      state.companies.map((company, seat) => [
        seat,
        {
          ...mapAt(players[seat], ['players', seat]),
          projects: company.projects.map((id) => projectFigures(projectOf(components, id))),
        },
      ]),
    ),
    market: { ...rowFigures(components, state.market), closed: state.market.closed },
    preview: rowFigures(components, state.preview),
    map: Object.fromEntries(
      world.names.map((name, cell) => [
        name,
        state.map[cell] === 0 ? null : printTile(elementAt(state.map, cell)),
      ]),
    ),
    dividends: Object.fromEntries(
      components.dividends.map((dividend, income) => [
        income,
        dividend && { cash: dividend.cash, vp: dividend.points },
      ]),
    ),
    refused,
    ...reports(runner.log),
    winners: outcome(state, setting).winners,
    legalCells: Object.fromEntries(
      state.companies.flatMap(({ due }, seat) =>
        due.length === 0
          ? []
          : [[seat, legalCells(state, components, seat, false).map((cell) => world.names[cell])]],
      ),
    ),
    counts: {
      marketSustainability: countProjects(state.market),
      marketAction: state.market.actions.length,
      previewSustainability: countProjects(state.preview),
      previewAction: state.preview.actions.length,
      loans: state.loanPile.length,
      prChips: state.chips.reduce((sum, count) => sum + count, 0),
    },
  };
}

function countProjects(row: Row): number {
  return row.projects.filter((card) => card !== null).length;
}

function projectFigures(card: ProjectCard): Record<string, unknown> {
  const { id, name, category, size, cost, steps, points } = card;
  return { id, name, category: categoryName(category), size, cost, income: steps, vp: points };
}

function rowFigures(components: GreenComponents, row: Row): Record<string, unknown> {
  return {
    sustainability: Object.fromEntries(
      CATEGORIES.map((name, category) => {
        const id = row.projects[category];
        return [name, id == null ? null : projectFigures(projectOf(components, id))];
      }),
    ),
    action: [...row.actions],
  };
}

type BySeat = Record<number, unknown>;

/** Images and awards of the latest step that reported them. */
function reports(log: readonly LogEntry[]): Record<string, unknown> {
  const images: Record<string, BySeat> = {};
  const prAwards: Record<string, BySeat> = {};
  for (const { seat, figures } of latest(log, 'image')) {
    const category = String(figures?.['category']);
    images[category] = { ...images[category], [seat!]: figures?.['image'] };
    prAwards[category] = { ...prAwards[category], [seat!]: figures?.['points'] };
  }
  const cardAwards: Record<number, Record<string, unknown>> = {};
  for (const { seat, figures } of latest(log, 'card-scored')) {
    cardAwards[seat!] = { ...cardAwards[seat!], [String(figures?.['card'])]: figures?.['points'] };
  }
  const points = (kind: string): BySeat =>
    Object.fromEntries(latest(log, kind).map(({ seat, figures }) => [seat!, figures?.['points']]));
  return {
    images,
    prAwards,
    sustainabilityAwards: points('sustainability'),
    valuationAwards: points('valuation'),
    cardAwards,
  };
}

/** The latest consecutive entries of this kind. */
function latest(log: readonly LogEntry[], kind: string): LogEntry[] {
  const found: LogEntry[] = [];
  let inside = false;
  let step = '';
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = elementAt(log, index);
    if (entry.kind === kind) {
      inside = true;
      step = entry.step;
      found.unshift(entry);
    } else if (inside && entry.step !== step) {
      break;
    }
  }
  return found;
}
