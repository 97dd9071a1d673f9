import { readDocument } from '../engine/document.ts';
import { type Path, pathText } from '../engine/place.ts';
import { differences } from '../rule-desk/differences.ts';
import { type Edit, isWithin } from '../rule-desk/edits.ts';
import { fieldName } from '../rule-desk/set-fields.ts';
import { shownText } from '../table/seats.ts';
import { tryWords } from '../words/index.ts';
import { changeText } from './try-differences.ts';
import { formOf } from './try-form.ts';
import type { TrySession } from './try-session.ts';

/** A comma followed by the name of another field and an equals sign. */
const NEXT_FIELD = /^,\s*(?=[^\s,=[\]{}"']+\s*=)/u;

/**
 * Reads `PATH = VALUE, PATH = VALUE…`; a comma inside brackets or quotation marks belongs to the value.
 * @returns undefined if the text does not have this form
 * @throws PlaceError if a value is not well-formed
 */
export function readEdits(text: string): Edit[] | undefined {
  const edits: Edit[] = [];
  for (const part of partsOf(text)) {
    const [, field = '', value = ''] = /^([^=]*[^=\s])\s*=\s*(.*)$/su.exec(part) ?? [];
    const path = field.split('.').map((key) => (/^\d{1,6}$/u.test(key) ? Number(key) : key.trim()));
    if (field === '' || value === '' || path.includes('')) return undefined;
    edits.push({ path, value: readDocument(value).data });
  }
  return edits.length === 0 ? undefined : edits;
}

function partsOf(text: string): string[] {
  const parts: string[] = [];
  let begun = 0;
  let open = 0;
  let quote = '';
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"') quote = sign;
    else if ('[{'.includes(sign)) open += 1;
    else if (']}'.includes(sign)) open -= 1;
    else if (open === 0) {
      const next = NEXT_FIELD.exec(text.slice(index));
      if (next === null) continue;
      parts.push(text.slice(begun, index));
      begun = index + next[0].length;
      index = begun - 1;
    }
  }
  parts.push(text.slice(begun));
  return parts.map((part) => part.trim());
}

/** The maximum number of side effects told one by one. */
const MOST_TOLD = 8;

/** Sets fields, and tells their new values, where their cards came from, and what else has changed. */
export function setLines(session: TrySession, edits: readonly Edit[]): string[] {
  const { desk } = session;
  const form = formOf(session);
  const { moved, before } = desk.set(edits);
  const named: readonly Path[] = [
    ...edits.map(({ path }) => path),
    ...moved.map(({ from }) => from.slice(0, -1)),
  ];
  const others = differences([before, desk.recorded.from]).filter(
    ({ place }) => !named.some((field) => isWithin(place, field) || isWithin(field, place)),
  );
  return [
    ...edits.map(({ path, value }) =>
      tryWords().isSet(form.place(pathText(path)), shownText(form.value(value))),
    ),
    ...moved.map(({ card, from, instead }) =>
      tryWords().comesFrom(
        shownText(form.value(card)),
        form.place(fieldName(before, from)),
        instead === undefined ? undefined : shownText(form.value(instead)),
      ),
    ),
    ...others
      .slice(0, MOST_TOLD)
      .map(({ path, values: [was, is] }) =>
        tryWords().alsoChanged(form.place(path), shownText(changeText(form, was, is))),
      ),
    ...(others.length > MOST_TOLD ? [tryWords().changedBesides(others.length - MOST_TOLD)] : []),
  ];
}

/** The lines that are new, or one sentence if none are. */
export function newLines(before: readonly string[], now: readonly string[]): string[] {
  const left = [...before];
  const fresh = now.filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  if (fresh.length > 0) return fresh;
  return [left.length === 0 ? tryWords().askedAsBefore : tryWords().lessAllowed];
}

/** Whether `newLines` found no line that is new. */
export const isNoNews = ([first]: readonly string[]): boolean =>
  first === tryWords().askedAsBefore || first === tryWords().lessAllowed;
