import { bold, dim, type Line, painted, span, typing, wrapped as wrappedText } from '../../drawing/lines.ts';
import { wrap } from '../../drawing/text.ts';
import { entryOf } from '../../engine/checked.ts';
import { screenWords, signs } from '../../words/index.ts';
import type { Language } from '../../words/languages.ts';
import { readerLanguage } from '../../words/reader.ts';
import { typedInto } from '../keys.ts';
import type { MatchScreen } from '../match-screen.ts';
import { type RuleHit, RuleIndex } from '../words/rule-search.ts';
import { signsText, wholeText } from '../words/rule-text.ts';
import { searchInAnyLanguage } from '../words/search-any-language.ts';
import { type Overlay, Scroll } from './overlay.ts';
import { scrolled } from './scroll.ts';

const headingLine = /^(#{1,6})\s+(.*)$/;

/** The row of the text at which a rule begins; −1 if there is no such rule. */
export function rowOfRule(rows: readonly string[], id: string): number {
  const named = new RegExp(`(^|[^A-Za-z0-9-])${id.replaceAll(/[^A-Za-z0-9-]/g, '')}([^A-Za-z0-9-]|$)`);
  const heading = rows.findIndex((row) => headingLine.test(row) && named.test(row));
  return heading >= 0 ? heading : rows.findIndex((row) => named.test(row));
}

interface Row {
  readonly row: string;
  /** The row's line in the text, and the number of the rule that it belongs to. */
  readonly raw: number;
  readonly section: number;
}

/**
 * The rules in our own words, opened at the rule of the question. The search goes through all hits, the best one first,
 * wherever they are in the rules.
 */
export function rulesOverlay(screen: MatchScreen, rule: string | undefined): Overlay<MatchScreen> {
  const scroll = new Scroll();
  const { session, voice } = screen;
  let index: RuleIndex | null = null;
  let raw: readonly string[] = [];
  let foot = '';
  let search: string | null = null;
  let isTyping = false;
  let wantedRow: string | null = rule ?? null;
  let rows: readonly Row[] = [];
  let wrappedFor = -1;
  let hits: readonly RuleHit[] = [];
  let hit = 0;
  const rulesIn = (language: Language): Promise<string> =>
    session.table.game.rules(session.table.setting.components, language);
  rulesIn(readerLanguage()).then(
    (markdown) => {
      index = new RuleIndex(markdown);
      raw = voice.text(wholeText(index)).split('\n');
      foot = voice.text(signsText(index.sections));
      wrappedFor = -1;
      screen.changed();
    },
    (error: unknown) => screen.fail(error),
  );

  const wrapped = (columns: number) => {
    if (wrappedFor === columns || index === null) return;
    let section = -1;
    rows = raw.flatMap((row, place) => {
      if (headingLine.test(row)) section += 1;
      return wrap(row, columns - 2).map((part) => ({ row: part, raw: place, section }));
    });
    wrappedFor = columns;
    if (wantedRow !== null) {
      const target = rowOfRule(raw, wantedRow);
      scroll.top = Math.max(
        0,
        rows.findIndex((row) => row.raw === target),
      );
      wantedRow = null;
    } else showHit();
  };

  const showHit = (): void => {
    const found = hits[hit];
    if (found === undefined || index === null) return;
    const section = index.sections.indexOf(found.section);
    scroll.top = Math.max(
      0,
      rows.findIndex((row) => row.section === section),
    );
  };

  const find = (): void => {
    hits = [];
    hit = 0;
    if (search === null || search.trim() === '' || index === null) return;
    const looked = search;
    hits = index.search(looked).hits;
    showHit();
    if (hits.length > 0) return;
    searchInAnyLanguage(index, looked, rulesIn).then(
      (found) => {
        if (search !== looked || found.hits.length === 0) return;
        hits = found.hits;
        showHit();
        screen.changed();
      },
      (error: unknown) => screen.fail(error),
    );
  };

  const searchLine = (text: string, columns: number): Line => {
    const { rulesSearch, rulesFound } = screenWords();
    const count = text === '' ? '' : `  ${rulesFound(hits.length === 0 ? 0 : hit + 1, hits.length)}`;
    const room = columns - rulesSearch.length - 4 - count.length;
    return [
      ' ',
      painted(`${rulesSearch}${signs().colon}`, 'key'),
      isTyping ? typing(text, room) : bold(text),
      dim(count),
    ];
  };

  return {
    id: 'rules',
    title: screenWords().rulesTitle,
    hint: screenWords().rulesHint,
    lines: (_, size) => {
      if (index === null) return wrappedText(screenWords().rulesLoading, size.columns, { dim: true });
      wrapped(size.columns);
      const found = hits[hit];
      const section = found === undefined ? -1 : index.sections.indexOf(found.section);
      const lines = rows.map((row) => ruleLine(row.row, row.section === section));
      const searching: Line[] = search === null ? [] : [searchLine(search, size.columns)];
      const signs = wrap(foot, size.columns - 2).map((part): Line => [' ', dim(part)]);
      const room = size.rows - searching.length - signs.length;
      const text = scrolled(lines, room, scroll);
      const empty = Array.from({ length: Math.max(0, room - text.length) }, (): Line => []);
      return [...searching, ...text, ...empty, ...signs];
    },
    isTyping: () => isTyping,
    press: (key) => {
      if (isTyping) {
        const before = search ?? '';
        if (key === 'enter') isTyping = false;
        else if (key === 'escape') {
          isTyping = false;
          search = null;
        } else if (key === 'backspace') search = before.slice(0, -1);
        else if (typedInto(before, key) !== undefined) search = typedInto(before, key) ?? before;
        else return scroll.press(key);
        if (key !== 'enter') find();
        return true;
      }
      if (key === '/') {
        isTyping = true;
        search = '';
        return true;
      }
      if (key === 'n' || key === 'p') {
        if (hits.length > 0) hit = (hit + (key === 'n' ? 1 : -1) + hits.length) % hits.length;
        showHit();
        return true;
      }
      return scroll.press(key);
    },
  };
}

/** A row of the rules; the heading of the rule found is highlighted. */
function ruleLine(row: string, isFound: boolean): Line {
  const heading = headingLine.exec(row);
  return heading === null
    ? [' ', span(row)]
    : [' ', span(entryOf(heading, 2), { bold: true, inverse: isFound })];
}
