import { Command, type ErrorOptions, Help } from 'commander';
import { ownOf } from '../engine/own.ts';
import { commandWords } from '../words/index.ts';

// The library is in the part of the program that every command loads; other parts take its class from here.
export { Help };

/** A command that reports faults of a command line in the reader's language. */
export class SpokenCommand extends Command {
  override createCommand(name?: string): Command {
    return new SpokenCommand(name);
  }

  override error(message: string, options?: ErrorOptions): never {
    return super.error(spokenFault(message, options?.code ?? ''), options);
  }
}

/**
 * A fault in the library's sentence and in the program's own. The library offers no other way to change its sentences.
 */
interface Fault {
  readonly pattern: RegExp;
  /** @param parts the quoted parts of the library's sentence; empty for those that it lacks */
  say(...parts: string[]): string;
}

const listed = (text: string): string[] => (text === '' ? [] : text.split(', '));

/** The faults of command lines, by the library's codes. */
const faults: Readonly<Record<string, Fault>> = {
  'commander.unknownOption': {
    pattern: /^error: unknown option '(.*?)'(?:\n\(Did you mean (?:one of )?(.*)\?\))?$/su,
    say: (flag = '', near = '') => commandWords().unknownOption(flag, listed(near)),
  },
  'commander.missingArgument': {
    pattern: /^error: missing required argument '(.*)'$/su,
    say: (name = '') => commandWords().missingArgument(ownOf(commandWords().placeholders, name) ?? name),
  },
  'commander.optionMissingArgument': {
    pattern: /^error: option '(.*)' argument missing$/su,
    say: (flags = '') => commandWords().missingValue(spokenTerm(flags)),
  },
  'commander.missingMandatoryOptionValue': {
    pattern: /^error: required option '(.*)' not specified$/su,
    say: (flags = '') => commandWords().missingOption(spokenTerm(flags)),
  },
  'commander.excessArguments': {
    pattern: /^error: too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/su,
    say: (command = '', expected = '', given = '') =>
      commandWords().tooManyArguments(command, Number(expected), Number(given)),
  },
  'commander.invalidArgument': {
    pattern: /^error: option '(.*?)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/su,
    say: (flags = '', value = '', choices = '') =>
      commandWords().noSuchChoice(spokenTerm(flags), value, listed(choices)),
  },
};

/** The library's sentence about a fault, in the reader's language. */
function spokenFault(message: string, code: string): string {
  const fault = ownOf(faults, code);
  const found = fault?.pattern.exec(message);
  return fault === undefined || !found ? message : fault.say(...found.slice(1).map((part) => part ?? ''));
}

/** A term with what stands for values, options and commands in the reader's language. */
export function spokenTerm(term: string): string {
  return term.replaceAll(
    /(?<=[<[])[^>\]]+?(?=(?:\.{3})?[>\]])/gu,
    (name) => ownOf(commandWords().placeholders, name) ?? name,
  );
}
