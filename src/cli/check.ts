import { readDocument } from '../engine/document.ts';
import { plainEventVocabulary } from '../engine/plain-events.ts';
import { readScenarios, runScenario, type ScenarioFile, type ScenarioResult } from '../engine/scenario.ts';
import { Exit, exitCodes, usage } from './exit.ts';
import { placed, readText, YAML_LIMIT } from './files.ts';
import { loadGame, resolveGame } from './find-game.ts';
import { print, printJson } from './output.ts';

interface CheckOptions {
  readonly json?: boolean;
  readonly vocabulary?: string;
}

interface FileResult extends ScenarioResult {
  readonly file: string;
}

/** `check FILE…`: runs scenario files. A malformed file does not keep the others from running. */
export async function check(files: readonly string[], options: CheckOptions): Promise<void> {
  if (options.vocabulary !== undefined) {
    const { vocabulary } = (await loadGame(options.vocabulary)).position;
    print(`${vocabulary.trimEnd()}\n\n${plainEventVocabulary}`);
    return;
  }
  if (files.length === 0) throw usage('Name the scenario files to check: green-games check FILE…');
  const results: FileResult[] = [];
  const malformed: string[] = [];
  for (const file of files) {
    try {
      for await (const result of checkFile(file)) {
        results.push(result);
        if (options.json !== true) print(line(result));
      }
    } catch (thrown) {
      if (!(thrown instanceof Exit)) throw thrown;
      malformed.push(thrown.message);
    }
  }
  const failed = results.filter(({ ok }) => !ok).length;
  const passed = results.length - failed;
  if (options.json === true) {
    const shown = results.map(({ id, file, ok, message }) => ({
      id,
      file,
      ok,
      ...(message === undefined ? {} : { message }),
    }));
    printJson({ passed, failed, results: shown });
  } else if (results.length > 0) {
    print(`${passed} passed, ${failed} failed\n`);
  }
  if (malformed.length > 0) throw new Exit(exitCodes.usage, malformed.join('\n'));
  if (failed > 0) process.exitCode = exitCodes.failed;
}

async function* checkFile(file: string): AsyncGenerator<FileResult> {
  const read = scenariosOf(file, readText(file, YAML_LIMIT));
  const game = await loadGame(read.game);
  for (const scenario of read.scenarios) yield { ...runScenario(game, scenario), file };
}

/** The scenarios of a file whose shape is right and whose game there is. */
function scenariosOf(file: string, text: string): ScenarioFile {
  const document = placed(file, undefined, [], () => readDocument(text));
  const read = placed(file, document, [], () => readScenarios(text, document));
  const word = resolveGame(read.game);
  if ('fault' in word) throw usage(`${file}: line ${document.lineOf(['game'])}: ${word.fault}`);
  return read;
}

/** One line for a scenario that passes; for one that fails also its rules and the differences. */
function line({ id, title, rules, ok, message, file }: FileResult): string {
  if (ok) return `ok    ${id}  ${title}\n`;
  const differences = (message ?? '').split('\n').map((text) => `      ${text}\n`);
  return `FAIL  ${id}  ${title}\n      ${file}: ${rules.join(', ')}\n${differences.join('')}`;
}
