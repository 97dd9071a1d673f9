import { Argument, type Command } from 'commander';
import type { SeatWish } from '../table/seats.ts';
import { isLanguage, type Language } from '../words/languages.ts';
import { readFactor, readSeed, readSize, readTime, wholeNumber } from './arguments.ts';
import {
  collect,
  componentsOption,
  gameOption,
  screenOptions,
  takeOverOption,
  valuedOption,
  viewOptions,
} from './program-options.ts';

/** Declares `review`. */
export function declareReview(program: Command): void {
  program
    .command('review')
    .argument('<match>')
    .addOption(valuedOption('--seat <n>', wholeNumber('--seat', 1, 99)))
    .addOption(valuedOption('--think <time>', readTime))
    .addOption(valuedOption('--iterations <n>', wholeNumber('--iterations', 20, 1_000_000)))
    .option('--svg <file>')
    .option('--plain')
    .option('--ascii')
    .option('--json')
    .action(async (match, options) => await (await import('./review.ts')).review(match, options));
}

/** A value of `--seat`: a name, and perhaps a language after the last `@`, as in `Ann@zh-Hant`. */
export function readSeat(text: string): { readonly name: string; readonly language?: Language } {
  const [, name, word] = /^(.+)@([\w-]+)$/su.exec(text) ?? [];
  return name !== undefined && isLanguage(word)
    ? { name: name.normalize('NFC').trim(), language: word }
    : { name: text };
}

/** Declares `puzzle`. */
export function declarePuzzle(program: Command): void {
  viewOptions(
    program
      .command('puzzle')
      .argument('[game]')
      .addArgument(new Argument('[number]').argParser(wholeNumber('number', 1, 9999)))
      .option('--list')
      .option('--json'),
  ).action(
    async (game, number, options) => void (await (await import('./puzzle.ts')).puzzle(game, number, options)),
  );
}

/** Declares `play` and `learn`. */
export function declarePlay(program: Command): void {
  // --seat and --bot together fill the seats in the order of the command line.
  const wishes: SeatWish[] = [];
  const languages: Record<string, Language> = {};
  const wish = (kind: 'name' | 'bot') => (value: string) => {
    if (kind === 'bot') wishes.push({ bot: value });
    else {
      const { name, language } = readSeat(value);
      wishes.push({ name });
      if (language !== undefined) languages[name] = language;
    }
    return wishes;
  };
  const play = program
    .command('play')
    .argument('[game]')
    .addOption(valuedOption('--players <n>', wholeNumber('--players', 1, 99)))
    .addOption(valuedOption('--seat <name>', wish('name')))
    .addOption(valuedOption('--bot <level>', wish('bot')))
    .addOption(valuedOption('--think <time>', readTime))
    .addOption(valuedOption('--seed <text>', readSeed))
    .addOption(gameOption())
    .addOption(componentsOption())
    .option('--from <file|match>')
    .option('--script <file>')
    .option('--new')
    .option('--unsaved');
  screenOptions(play).action(async (game, options) => {
    if (game === undefined && options.script === undefined && options.from === undefined)
      return await (await import('./menu.ts')).menu(program, { ...options, wishes, languages });
    await (await import('./play.ts')).play(game, { ...options, wishes, languages });
  });
  screenOptions(
    program.command('learn').argument('<game>').addOption(valuedOption('--seed <text>', readSeed)),
  ).action(async (game, options) => {
    const { seed: _, ...screen } = options;
    if (await (await import('./learn.ts')).learn(game, options))
      await (await import('./menu.ts')).playFromMenu(screen, true);
  });
}

/** Declares `resume`. */
export function declareResume(program: Command): void {
  takeOverOption(screenOptions(program.command('resume').argument('[match]')))
    .addOption(valuedOption('--bot <program>', collect))
    .option('--from-sound')
    .action(async (name, options) => void (await (await import('./resume.ts')).resume(name, options)));
}

/** Declares `replay`. */
export function declareReplay(program: Command): void {
  viewOptions(
    program
      .command('replay')
      .argument('<file>')
      .option('--verify')
      .option('--follow')
      .addOption(valuedOption('--at <k>', wholeNumber('--at', 0, 999_999))),
  ).action(async (name, options) => await (await import('./replay.ts')).replay(name, options));
}

/** Declares `try`. */
export function declareTry(program: Command): void {
  viewOptions(
    program
      .command('try')
      .argument('<game>')
      .addOption(valuedOption('--players <n>', wholeNumber('--players', 1, 99)))
      .option('--from <file>')
      .option('--case <id>')
      .addOption(gameOption())
      .addOption(componentsOption()),
  ).action(async (game, options) => await (await import('./try.ts')).tryGame(game, options));
}

/** Declares `demo`. */
export function declareDemo(program: Command): void {
  viewOptions(
    program
      .command('demo')
      .argument('[game]')
      .addOption(valuedOption('--speed <factor>', readFactor, 1))
      .option('--record <file>')
      .option('--from <moment>')
      .option('--to <moment>')
      .addOption(
        valuedOption('--size <columns x rows>', readSize, {
          columns: 80,
          rows: 24,
        }),
      ),
  ).action(async (name, options) => await (await import('./demo.ts')).demo(name, options));
}
