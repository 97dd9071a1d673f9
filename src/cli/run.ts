import { CommanderError } from 'commander';
import { verifySteps } from '../engine/verification.ts';
import { loadLanguage } from '../games/index.ts';
import { commandWords } from '../words/index.ts';
import { changeReader } from '../words/reader.ts';
import { exitCodes, faultOf } from './exit.ts';
import { codeOfSignal, leaveAtOnce, runDuties } from './leave.ts';
import { tell } from './output.ts';
import { buildProgram } from './program.ts';
import { programWord } from './program-word.ts';
import { chosenReader, withoutReader } from './reader-of-command.ts';

/** Runs a command line. Any error becomes one sentence on stderr and an exit code. */
export async function run(args: readonly string[], version: string): Promise<void> {
  const debug = args.includes('--debug');
  let isSpoken = false;
  const report = (thrown: unknown): number => reported(thrown, debug, isSpoken);
  if (process.env['GREEN_GAMES_VERIFY'] === '1') verifySteps();
  process.on('uncaughtException', (thrown) => leaveAtOnce(report(thrown)));
  process.on('unhandledRejection', (thrown) => leaveAtOnce(report(thrown)));
  try {
    const reader = await chosenReader(args, process.env);
    await loadLanguage(reader.language);
    changeReader(reader);
    isSpoken = true;
    const program = buildProgram(version, programWord);
    const typed = withoutReader(args.filter((arg) => arg !== '--debug'));
    if (mayAskForHelp(typed)) await (await import('./help.ts')).describeCommands(program);
    await program.parseAsync(typed, { from: 'user' });
  } catch (thrown) {
    process.exitCode = report(thrown);
  } finally {
    runDuties();
    process.exitCode = codeOfSignal() ?? process.exitCode ?? exitCodes.ok;
  }
}

/** Whether a command line may ask for help, whose texts are loaded for nothing else. */
export function mayAskForHelp(args: readonly string[]): boolean {
  return args.some((arg) => arg === 'help' || arg === '--help' || arg === '-h');
}

/**
 * Reports an error and returns its exit code.
 * @param isSpoken whether the texts of the reader's language have been loaded
 */
function reported(thrown: unknown, debug: boolean, isSpoken: boolean): number {
  runDuties();
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  const { code, message, internal } = faultOf(thrown);
  const shown = internal && isSpoken ? commandWords().programFault(message) : message;
  // A message may quote what was typed or what a file contains, so `tell` escapes it.
  tell(`green-games: ${shown}\n`);
  if (debug && thrown instanceof Error) tell(`${thrown.stack}\n`);
  return code;
}
