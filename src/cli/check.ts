import { relative, resolve } from 'node:path';
import { readDocument } from '../engine/document.ts';
import { readScenarios, runScenario, type ScenarioFile, type ScenarioResult } from '../engine/scenario.ts';
import { ruleSections } from '../ui/words/rule-section.ts';
import { commandWords, notationWords } from '../words/index.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { failedBefore, keepFailed } from './failed-scenarios.ts';
import { placed, readText, YAML_LIMIT } from './files.ts';
import { loadGame, resolveGame } from './find-game.ts';
import { nearest } from './nearest.ts';
import { print, printJson, printLine, tell } from './output.ts';
import { pastedText } from './pasted-text.ts';
import { programWord } from './program-word.ts';

interface CheckOptions {
  readonly json?: boolean;
  readonly vocabulary?: string;
  /** The ids of the scenarios to run; default: all. */
  readonly only?: readonly string[];
  /** Run what failed in the previous run. */
  readonly failed?: boolean;
}

interface FileResult extends ScenarioResult {
  readonly file: string;
  /** The line of the file that each line of the message refers to. */
  readonly lines: readonly number[];
}

/** `check FILE…`: runs scenario files, or some of their scenarios. A malformed file does not stop the others. */
export async function check(files: readonly string[], options: CheckOptions): Promise<void> {
  if (options.vocabulary !== undefined) {
    const vocabulary = (await loadGame(options.vocabulary)).position.vocabulary();
    print(`${vocabulary.trimEnd()}\n\n${notationWords().vocabulary}`);
    return;
  }
  const wanted = wantedOf(files, options);
  const results: FileResult[] = [];
  const malformed: string[] = [];
  const ids: string[] = [];
  for (const [file, only] of wanted) {
    try {
      const read = scenariosOf(file, pastedText(readText(file, YAML_LIMIT)));
      ids.push(...read.scenarios.map(({ id }) => id));
      for await (const result of checkFile(file, read, only)) {
        results.push(result);
        if (options.json !== true) printLine(text(result).replace(/\n$/u, ''));
      }
    } catch (thrown) {
      if (!(thrown instanceof Exit)) throw thrown;
      malformed.push(thrown.message);
    }
  }
  if (malformed.length === 0) checkFound(options.only ?? [], ids);
  report(results, options.json === true);
  const unkept = keepFailed(wanted.keys(), results);
  if (unkept !== undefined && results.some(({ ok }) => !ok)) tell(`${unkept}\n`);
  if (malformed.length > 0) throw new Exit(exitCodes.usage, malformed.join('\n'));
  if (results.some(({ ok }) => !ok)) process.exitCode = exitCodes.failed;
}

/** The scenarios to run in each file; no ids mean all of a file. */
function wantedOf(
  files: readonly string[],
  { only, failed }: CheckOptions,
): ReadonlyMap<string, readonly string[] | undefined> {
  if (failed !== true) {
    if (files.length === 0) throw usage(commandWords().scenarioFilesWanted(programWord));
    return new Map(files.map((file) => [file, only]));
  }
  if (only !== undefined) throw usage(commandWords().onlyOrFailed);
  const before = failedBefore();
  if (files.length > 0) return new Map(files.map((file) => [file, before.get(resolve(file)) ?? []]));
  if (before.size === 0) throw usage(commandWords().nothingFailedBefore);
  return new Map([...before].map(([path, ids]) => [relative('', path), ids]));
}

/** Checks that every requested id exists. */
function checkFound(only: readonly string[], ids: readonly string[]): void {
  const missing = only.find((id) => !ids.includes(id));
  if (missing === undefined) return;
  const near = nearest(missing, ids);
  const help = near === undefined ? '.' : commandWords().orRather(near);
  throw usage(commandWords().noSuchScenario(JSON.stringify(missing), help));
}

async function* checkFile(
  file: string,
  { game: id, scenarios, document }: ScenarioFile,
  only: readonly string[] | undefined,
): AsyncGenerator<FileResult> {
  const game = await loadGame(id);
  const ids = ruleSections(await game.rules()).map((section) => section.id);
  for (const [index, scenario] of scenarios.entries()) {
    if (only?.includes(scenario.id) === false) continue;
    const result = withRuleFaults(runScenario(game, scenario), ids);
    const lines = (result.places ?? []).map((place) => document.lineOf(['scenarios', index, ...place]));
    yield { ...result, file, lines };
  }
}

/** Matches the beginning of a rule id; other words that scenarios name are topics. */
const RULE_ID = /^[A-Z]+-[A-Z\d]/u;

/** A scenario fails if it names a rule that does not exist. */
function withRuleFaults(result: ScenarioResult, ids: readonly string[]): ScenarioResult {
  const faults = result.rules.flatMap((rule, index) => {
    if (!RULE_ID.test(rule) || ids.includes(rule)) return [];
    const near = nearest(rule, ids);
    const text = commandWords().noSuchRule(rule, near === undefined ? '' : commandWords().ruleNear(near));
    return [{ place: ['rules', index], text }];
  });
  if (faults.length === 0) return result;
  const { message, places = [] } = result;
  return {
    ...result,
    ok: false,
    message: [...(message === undefined ? [] : [message]), ...faults.map(({ text }) => text)].join('\n'),
    places: [...places, ...faults.map(({ place }) => place)],
  };
}

/** The scenarios of a well-formed file of a known game. */
function scenariosOf(file: string, text: string): ScenarioFile {
  const document = placed(file, undefined, [], () => readDocument(text));
  const read = placed(file, document, [], () => readScenarios(text, document));
  const word = resolveGame(read.game);
  if ('fault' in word)
    throw usage(commandWords().lineAndKeyOf(file, document.lineOf(['game']), undefined, word.fault));
  return read;
}

function report(results: readonly FileResult[], json: boolean): void {
  const failed = results.filter(({ ok }) => !ok).length;
  const passed = results.length - failed;
  if (json) {
    const shown = results.map(({ id, file, ok, message, lines }) => ({
      id,
      file,
      ok,
      ...(message === undefined ? {} : { message, lines }),
    }));
    printJson({ passed, failed, results: shown });
  } else if (results.length > 0) {
    printLine(commandWords().checked(passed, failed));
  }
}

/** A difference with the line of the file to which it refers, if it is known. */
function inLine(line: number | undefined, difference: string): string {
  return line === undefined ? difference : commandWords().inLine(line, difference);
}

/**
 * One line for a scenario that passes; for one that fails, also its rules and the differences with their line numbers.
 */
function text({ id, title, rules, ok, message, lines, file }: FileResult): string {
  if (ok) return `ok    ${id}  ${title}\n`;
  const differences = (message ?? '')
    .split('\n')
    .map((difference, index) => `      ${inLine(lines[index], difference)}\n`);
  return `FAIL  ${id}  ${title}\n      ${file}: ${rules.join(', ')}\n${differences.join('')}`;
}
