import type { Options } from '../engine/game.ts';
import { PlaceError } from '../engine/place.ts';
import { checkPlainData } from '../engine/plain-data.ts';
import type { Given } from '../engine/position.ts';
import type { Value } from '../engine/question.ts';
import { faultText } from '../engine/text-document.ts';
import { excerpt, seedFault } from '../table/seats.ts';
import { deskWords } from '../words/index.ts';
import { ScriptSyntaxError } from './script.ts';

/** What a script says about its match, in lines that begin with `#!`. Every line is optional. */
export interface ScriptHead {
  readonly game?: string;
  readonly title?: string;
  readonly seed?: string;
  /** The names of the seats, in order. */
  readonly seats: readonly string[];
  readonly options: Options;
  /** The position from which the match begins; default: the set-up. */
  readonly given?: Given;
  /** The digest of the figures; default: the shipped ones. */
  readonly components?: string;
}

/** Writes the head as the first lines of a script. */
export function scriptHeadText({ game, title, seed, seats, options, given, components }: ScriptHead): string {
  const lines = [
    ...(game === undefined ? [] : [`game: ${game}`]),
    ...(title === undefined ? [] : [`title: ${title}`]),
    ...seats.map((name) => `seat: ${name}`),
    ...Object.entries(options).map(([name, value]) => `option: ${name}=${String(value)}`),
    ...(components === undefined ? [] : [`components: ${components}`]),
    ...(given === undefined ? [] : [`given: ${JSON.stringify(given)}`]),
    ...(seed === undefined ? [] : [`seed: ${seed}`]),
  ];
  return lines.map((line) => `#! ${line}\n`).join('');
}

/**
 * Reads the head of a script.
 * @throws ScriptSyntaxError for an unknown word or a malformed value
 */
export function readScriptHead(text: string): ScriptHead {
  const seats: string[] = [];
  const options = new Map<string, Value>();
  const words: { -readonly [key in 'game' | 'title' | 'seed' | 'components']?: string } = {};
  let given: Given | undefined;
  text.split(/\r?\n/u).forEach((line, index) => {
    const match = /^\s*#!\s*([^:]*):\s*(.*?)\s*$/u.exec(line);
    if (match === null) return;
    const [, word = '', value = ''] = match;
    const fault = (because: string) => new ScriptSyntaxError(index + 1, because);
    switch (word.trim()) {
      case 'seed': {
        const refused = seedFault(value);
        if (refused !== undefined) throw fault(refused);
        words.seed = value;
        break;
      }
      case 'game':
      case 'title':
      case 'components':
        words[word.trim() as 'game'] = value;
        break;
      case 'seat':
        if (seats.length >= MOST_ITEMS) throw fault(deskWords().tooManySeats(MOST_ITEMS));
        seats.push(value);
        break;
      case 'option': {
        const [, name = '', chosen = ''] = /^([^=]+)=(.*)$/u.exec(value) ?? [];
        if (name === '') throw fault(deskWords().headOptionForm);
        if (options.size >= MOST_ITEMS) throw fault(deskWords().tooManyOptions(MOST_ITEMS));
        options.set(name.trim(), optionValue(chosen.trim()));
        break;
      }
      case 'given':
        given = readGiven(value, fault);
        break;
      default:
        throw fault(deskWords().headKeyUnknown(excerpt(word.trim())));
    }
  });
  return { ...words, seats, options: Object.fromEntries(options), ...(given === undefined ? {} : { given }) };
}

/** More seats or options than any game has. */
const MOST_ITEMS = 99;

function readGiven(text: string, fault: (because: string) => ScriptSyntaxError): Given {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw fault(deskWords().givenNoJson);
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw fault(deskWords().givenNoMap);
  try {
    checkPlainData(data);
  } catch (thrown) {
    throw thrown instanceof PlaceError ? fault(`given, ${faultText(thrown)}`) : thrown;
  }
  return data as Given;
}

function optionValue(text: string): Value {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,9}$/u.test(text) ? Number(text) : text;
}
