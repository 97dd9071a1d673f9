import { CommanderError } from 'commander';
import { verifySteps } from '../engine/verification.ts';
import { loadLanguage } from '../games/index.ts';
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
  if (process.env['GREEN_GAMES_VERIFY'] === '1') verifySteps();
  process.on('uncaughtException', (thrown) => leaveAtOnce(report(thrown, debug)));
  process.on('unhandledRejection', (thrown) => leaveAtOnce(report(thrown, debug)));
  try {
    const reader = await chosenReader(args, process.env);
    await loadLanguage(reader.language);
    changeReader(reader);
    await buildProgram(version, programWord).parseAsync(
      withoutReader(args.filter((arg) => arg !== '--debug')),
      { from: 'user' },
    );
  } catch (thrown) {
    process.exitCode = report(thrown, debug);
  } finally {
    runDuties();
    process.exitCode = codeOfSignal() ?? process.exitCode ?? exitCodes.ok;
  }
}

/** Reports an error and returns its exit code. */
function report(thrown: unknown, debug: boolean): number {
  runDuties();
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  const { code, message, internal } = faultOf(thrown);
  const shown = internal ? `This is a fault of the program: ${message} (--debug shows where)` : message;
  // A message may quote what was typed or what a file contains, so `tell` escapes it.
  tell(`green-games: ${shown}\n`);
  if (debug && thrown instanceof Error) tell(`${thrown.stack}\n`);
  return code;
}
