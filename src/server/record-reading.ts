import { DiskError } from '../engine/disk-error.ts';
import {
  type FieldKinds,
  fieldFault,
  isMap,
  kind,
  kindWords,
  listOf,
  map,
  oneOf,
  onlyTrue,
  options,
  orAbsent,
  orNull,
  SEATS,
  text,
  upTo,
  yesOrNo,
} from '../engine/field-kinds.ts';
import { UnreadableFile, utf8Text } from '../engine/outside-file.ts';
import { PlaceError } from '../engine/place.ts';
import { checkPlainData } from '../engine/plain-data.ts';
import { noteList } from '../table/notes-file.ts';
import type { ThinkingNews } from '../table/shared-thinking.ts';
import { fileWords } from '../words/index.ts';
import { languages } from '../words/languages.ts';
import type { Grant, Person, Remark, TableRecord } from './records.ts';
import type { Here } from './store.ts';

/** A limit on keys: more than anybody has. */
const MOST_KEYS = 1000;

/** A limit on answers: more than any match has. */
const MOST_ANSWERS = 1_000_000;

const settingFields: FieldKinds = {
  theme: orAbsent(text),
  ascii: orAbsent(yesOrNo),
  plain: orAbsent(yesOrNo),
  telling: orAbsent(text),
  bell: orAbsent(text),
  language: orAbsent(oneOf(...languages)),
  ambiguousWide: orAbsent(yesOrNo),
};

const personFields: FieldKinds = {
  id: text,
  name: text,
  skeleton: text,
  keys: listOf(text, MOST_KEYS),
  settings: kind(
    () => kindWords().settings,
    (value) => isMap(value) && !fieldFault(value, settingFields),
  ),
  notes: orAbsent(kind(map.called, (value) => isMap(value) && Object.values(value).every(noteList.fits))),
  since: text,
};

const chair = kind(
  () => kindWords().chair,
  (value) =>
    isMap(value) &&
    (value['open'] === true ||
      text.fits(value['bot']) ||
      (text.fits(value['person']) && text.fits(value['name']))),
);

const tableFields: FieldKinds = {
  code: text,
  game: text,
  options,
  chairs: listOf(chair),
  host: text,
  open: yesOrNo,
  watch: orNull(() => kindWords().answersOrNull, upTo(MOST_ANSWERS)),
  pace: oneOf('none', 'live', 'daily'),
  undo: yesOrNo,
  hints: orAbsent(yesOrNo),
  state: oneOf('gathering', 'playing', 'over'),
  isImported: orAbsent(onlyTrue),
  touched: text,
  waiting: listOf(upTo(SEATS - 1)),
};

const grantFields: FieldKinds = {
  code: text,
  person: orNull(() => kindWords().personOrNull, text),
  until: upTo(Number.MAX_SAFE_INTEGER),
};

const remarkFields: FieldKinds = {
  name: text,
  text,
  isGivingUp: orAbsent(onlyTrue),
  at: text,
};

/**
 * Reads a person from a file.
 * @throws DiskError if the file contains none
 */
export const personIn = (bytes: Buffer, path: string): Person =>
  recordIn(bytes, path, personFields) as Person;

/**
 * Reads a table from a file.
 * @throws DiskError if the file contains none
 */
export const tableIn = (bytes: Buffer, path: string): TableRecord =>
  recordIn(bytes, path, tableFields) as TableRecord;

/**
 * Reads a code and its grant from a file.
 * @throws DiskError if the file contains none
 */
export const grantIn = (bytes: Buffer, path: string): Grant => recordIn(bytes, path, grantFields) as Grant;

/** Reads a remark from its line; undefined if the line is not a remark. */
export function remarkIn(line: string): Remark | undefined {
  const data = jsonOf(line);
  return isMap(data) && fieldFault(data, remarkFields) === undefined
    ? (data as unknown as Remark)
    : undefined;
}

const hereFields: FieldKinds = {
  person: text,
  table: orNull(() => kindWords().tableOrNull, text),
  seat: orNull(() => kindWords().seatOrNull, upTo(SEATS - 1)),
  since: upTo(Number.MAX_SAFE_INTEGER),
};

/** More logins than a process admits. */
const MOST_HERE = 100_000;

/** Reads who is logged in at another process; nobody if the text is not valid. */
export function hereIn(written: string): readonly Here[] {
  const data = jsonOf(written);
  if (!Array.isArray(data) || data.length > MOST_HERE) return [];
  return data.filter((each): each is Here => isMap(each) && fieldFault(each, hereFields) === undefined);
}

function recordIn(bytes: Buffer, path: string, fields: FieldKinds): unknown {
  const fault = (because: string): DiskError =>
    new DiskError(path, null, { attempt: fileWords().notRead(path), because });
  try {
    const data = jsonOf(utf8Text(bytes));
    if (!isMap(data)) throw fault(fileWords().noRecord);
    checkPlainData(data);
    const wrong = fieldFault(data, fields);
    if (wrong !== undefined) throw fault(wrong);
    return data;
  } catch (thrown) {
    if (thrown instanceof UnreadableFile) throw fault(thrown.message);
    if (thrown instanceof PlaceError) throw fault(thrown.located);
    throw thrown;
  }
}

/** A text parsed as JSON; undefined if it is not JSON. */
function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Reads another process's news of a bot's thinking; null if this version does not know its kind. */
export function thinkingNewsIn(written: string): ThinkingNews | null {
  const data = jsonOf(written);
  if (!isMap(data)) return null;
  const { kind: told, seat, done, hurried, reason } = data;
  const isThought = upTo(SEATS - 1).fits(seat) && typeof done === 'number' && typeof hurried === 'boolean';
  const isKnown =
    told === 'hurry' || (told === 'thought' && isThought) || (told === 'reason' && isMap(reason));
  return isKnown ? (data as unknown as ThinkingNews) : null;
}
