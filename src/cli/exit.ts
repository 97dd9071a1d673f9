import { ownOf } from '../engine/own.ts';
import { commandWords } from '../words/index.ts';

/** The program's exit codes. */
export const exitCodes = {
  ok: 0,
  /** A check failed, the disk is full, or the program has a fault. */
  failed: 1,
  /** Wrong usage; a malformed scenario, position or components file. */
  usage: 2,
  illegalAnswer: 3,
  inputEnded: 4,
  /** A match file cannot be read, has another format, or is in use. */
  matchFile: 5,
  diverged: 6,
} as const;

/** Ends the program with an exit code and a sentence on stderr that names the fault and its cure. */
export class Exit extends Error {
  override name = 'Exit';
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** Wrong usage of the command line. */
export function usage(message: string): Exit {
  return new Exit(exitCodes.usage, message);
}

/**
 * The exit codes of other rooms' errors. They are looked up by name, so that reporting an error loads no other room.
 */
const codeOfError: Readonly<Record<string, number>> = {
  PlaceError: exitCodes.usage,
  SeatError: exitCodes.usage,
  MatchNameError: exitCodes.usage,
  UnknownBot: exitCodes.usage,
  ScriptSyntaxError: exitCodes.illegalAnswer,
  SimulationError: exitCodes.usage,
  EndlessGame: exitCodes.failed,
  FolderError: exitCodes.failed,
  DiskError: exitCodes.failed,
  InUse: exitCodes.matchFile,
  JournalError: exitCodes.matchFile,
  ReplayError: exitCodes.diverged,
  Divergence: exitCodes.diverged,
};

/** The exit code and the message for anything thrown. */
export function faultOf(thrown: unknown): { code: number; message: string; internal: boolean } {
  if (thrown instanceof Exit) return { code: thrown.code, message: thrown.message, internal: false };
  if (thrown instanceof Error) {
    const code = ownOf(codeOfError, thrown.name);
    if (code !== undefined) return { code, message: thrown.message, internal: false };
    if (thrown.name === 'ExitPromptError' || thrown.name === 'AbortPromptError')
      return { code: 130, message: commandWords().noMatchBegun, internal: false };
    return { code: exitCodes.failed, message: thrown.message, internal: true };
  }
  return { code: exitCodes.failed, message: String(thrown), internal: true };
}
