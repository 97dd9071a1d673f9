import type { Options } from '../engine/game.ts';
import { PlaceError } from '../engine/place.ts';
import { checkPlainData } from '../engine/plain-data.ts';
import type { Given } from '../engine/position.ts';
import type { Value } from '../engine/question.ts';
import { faultText } from '../engine/text-document.ts';
import { excerpt, seedFault } from '../table/seats.ts';
import { ScriptSyntaxError } from './script.ts';

/** What a script says of the match that it belongs to, in lines that begin with `#!`. Everything may be left out. */
export interface ScriptHead {
  readonly game?: string;
  readonly title?: string;
  readonly seed?: string;
  /** The names of the seats in their order. */
  readonly seats: readonly string[];
  readonly options: Options;
  /** The position from which the match begins, where it is not the set-up. */
  readonly given?: Given;
  /** The digest of the figures, where they are not the shipped ones. */
  readonly components?: string;
}

/** The head as the first lines of a script. */
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
 * The head of a script.
 * @throws ScriptSyntaxError for a word that no head has
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
        if (seats.length >= MOST_ITEMS) throw fault(`there may be ${MOST_ITEMS} seats`);
        seats.push(value);
        break;
      case 'option': {
        const [, name = '', chosen = ''] = /^([^=]+)=(.*)$/u.exec(value) ?? [];
        if (name === '') throw fault('an option of the head reads name=value');
        if (options.size >= MOST_ITEMS) throw fault(`there may be ${MOST_ITEMS} options`);
        options.set(name.trim(), optionValue(chosen.trim()));
        break;
      }
      case 'given':
        given = readGiven(value, fault);
        break;
      default:
        throw fault(
          `the head of a script knows game, title, seat, option, given, components and seed, not ${excerpt(word.trim())}`,
        );
    }
  });
  return { ...words, seats, options: Object.fromEntries(options), ...(given === undefined ? {} : { given }) };
}

/** More seats than any game has, and more options. */
const MOST_ITEMS = 99;

function readGiven(text: string, fault: (because: string) => ScriptSyntaxError): Given {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw fault('given is no JSON');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw fault('given is no map of words to values');
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
