import type { Argument, Command, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import { games } from '../games/index.ts';
import { usage } from './exit.ts';
import { resolveWord } from './nearest.ts';
import { print } from './output.ts';

/** `completion <shell>`: prints a script that completes commands, options and their values. */
export function completion(shell: string, program: Command): void {
  const word = resolveWord(shell, shells, 'shell');
  if ('fault' in word) throw usage(word.fault);
  print(scripts[word.found as Shell](commandsOf(program)));
}

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** What can be completed in one place of a command line: words, a file, a saved match, or nothing. */
type Place = readonly string[] | 'file' | 'match' | 'free';

interface Setting {
  readonly flag: string;
  readonly about: string;
  /** What may follow it; undefined where nothing does. */
  readonly value: Place | undefined;
}

interface CommandWords {
  /** `play`, or `matches show`. */
  readonly name: string;
  readonly about: string;
  readonly parts: readonly string[];
  readonly settings: readonly Setting[];
  readonly argument: Place;
}

/** Every command, and every command of a command, as the program declares them. */
function commandsOf(parent: Command, before = ''): CommandWords[] {
  return parent.commands.flatMap((command): CommandWords[] => {
    const name = `${before}${command.name()}`;
    const [first] = command.registeredArguments;
    const own: CommandWords = {
      name,
      about: command.description(),
      parts: command.commands.map((part) => part.name()),
      settings: command.options.map(settingOf),
      argument: first === undefined ? 'free' : placeOf(first),
    };
    return [own, ...commandsOf(command, `${name} `)];
  });
}

function settingOf(option: Option): Setting {
  const takesValue = option.required || option.optional;
  const name = /[<[]([^>\]]+)/.exec(option.flags)?.[1] ?? '';
  const value = takesValue ? (option.argChoices ?? placeNamed(name)) : undefined;
  return { flag: option.long ?? option.flags, about: option.description, value };
}

const placeOf = (argument: Argument): Place => argument.argChoices ?? placeNamed(argument.name());

/** What the name of an argument promises. */
function placeNamed(name: string): Place {
  if (name === 'game') return games.map(({ id }) => id);
  if (name === 'shell') return shells;
  if (name === 'level' || name === 'names') return botNames;
  return name === 'file' || name === 'match' ? name : 'free';
}

/** The words that may stand in a place, as far as they are known when the script is written. */
const wordsIn = (place: Place): readonly string[] => (typeof place === 'string' ? [] : place);

/** The options that take a value, each once, grouped by the kind of the value. */
function settingsByValue(commands: readonly CommandWords[]): [string[], Place][] {
  const gathered = new Map<string, [Set<string>, Place]>();
  for (const { flag, value } of commands.flatMap(({ settings }) => settings)) {
    if (value === undefined) continue;
    const key = String(value);
    const entry = gathered.get(key) ?? [new Set(), value];
    entry[0].add(flag);
    gathered.set(key, entry);
  }
  return [...gathered.values()].map(([flags, value]) => [[...flags], value]);
}

const top = (commands: readonly CommandWords[]) => commands.filter(({ name }) => !name.includes(' '));
const inner = (commands: readonly CommandWords[]) => commands.filter(({ name }) => name.includes(' '));

/** A shell command for the names of the saved matches, one a line; each line of the list begins with the name and two blanks. */
const savedNames = 'green-games matches list 2>/dev/null | sed "s/  .*//"';

/** The branch of a `case` for each command: its words, then `act` with what its first argument is. */
function branches(
  commands: readonly CommandWords[],
  act: (words: readonly string[], place: Place) => string,
): string {
  return commands
    .map(({ name, parts, settings, argument }) => {
      const words = [...parts, ...wordsIn(argument), ...settings.map(({ flag }) => flag)];
      return `    ${name.replace(' ', '\\ ')}) ${act(words, argument)} ;;`;
    })
    .join('\n');
}

const scripts: Readonly<Record<Shell, (commands: readonly CommandWords[]) => string>> = {
  bash: (
    commands,
  ) => `# bash completion of green-games: add to ~/.bashrc what 'green-games completion bash' prints
_green_games() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  local command="\${COMP_WORDS[1]}" words='' place=free
  if ((COMP_CWORD > 2)); then
    case "\${command} \${COMP_WORDS[2]}" in
      ${inner(commands)
        .map(({ name }) => `'${name}'`)
        .join(' | ')}) command="\${command} \${COMP_WORDS[2]}" ;;
    esac
  fi
  ((COMP_CWORD == 1)) && command='' before=''
  case "\${before}" in
${settingsByValue(commands)
  .map(([flags, value]) => `    ${flags.join(' | ')}) command='=' ${bashPlace(wordsIn(value), value)} ;;`)
  .join('\n')}
  esac
  case "\${command}" in
    =) ;;
    '') words='${top(commands)
      .map(({ name }) => name)
      .join(' ')} --help --version' ;;
${branches(commands, bashPlace)}
  esac
  if [[ \${place} == match && \${word} != -* ]]; then
    local IFS=$'\\n'
    COMPREPLY=($(compgen -W "$(${savedNames})" -- "\${word}"))
    COMPREPLY=("\${COMPREPLY[@]// /\\\\ }")
  else
    COMPREPLY=($(compgen -W "\${words}" -- "\${word}"))
  fi
  [[ \${place} == file ]] || compopt +o default 2>/dev/null
}
complete -o default -F _green_games green-games
`,
  zsh: (commands) => `#compdef green-games
# zsh completion of green-games: save what 'green-games completion zsh' prints as _green-games in a folder of $fpath
_green_games() {
  local command="\${words[2]}" before="\${words[CURRENT-1]}"
  local -a commands
  commands=(
${top(commands)
  .map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`)
  .join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  if (( CURRENT > 3 )); then
    case "\${command} \${words[3]}" in
      ${inner(commands)
        .map(({ name }) => name.replace(' ', '\\ '))
        .join(' | ')}) command="\${command} \${words[3]}" ;;
    esac
  fi
  case "\${before}" in
${settingsByValue(commands)
  .map(([flags, value]) => `    ${flags.join(' | ')}) ${zshPlace(wordsIn(value), value)}; return ;;`)
  .join('\n')}
  esac
  case "\${command}" in
${branches(commands, zshPlace)}
  esac
}
if [[ "\${funcstack[1]}" == _green-games ]]; then
  _green_games "$@"
else
  compdef _green_games green-games
fi
`,
  fish: (commands) => `# fish completion of green-games: save what 'green-games completion fish' prints as
# ~/.config/fish/completions/green-games.fish
complete -c green-games -f
complete -c green-games -n __fish_use_subcommand -l help -d 'show help'
complete -c green-games -n __fish_use_subcommand -l version -d 'print the version'
${commands.flatMap((command) => fishLines(command, commands)).join('\n')}
`,
};

function bashPlace(words: readonly string[], place: Place): string {
  const named = typeof place === 'string' && place !== 'free' ? ` place=${place}` : '';
  return `words='${words.join(' ')}'${named}`;
}

function zshPlace(words: readonly string[], place: Place): string {
  return [
    ...(words.length > 0 ? [`compadd -- ${words.join(' ')}`] : []),
    ...(place === 'match' ? [`compadd -- \${(f)"$(${savedNames})"}`] : []),
    ...(place === 'file' ? ['_files'] : []),
    ...(words.length === 0 && place === 'free' ? ['true'] : []),
  ].join('; ');
}

function fishLines(command: CommandWords, all: readonly CommandWords[]): string[] {
  const [outer = '', part] = command.name.split(' ');
  const parts = all.find(({ name }) => name === outer)?.parts ?? [];
  const seen = `__fish_seen_subcommand_from ${outer}`;
  const partsSeen = `__fish_seen_subcommand_from ${parts.join(' ')}`;
  const here =
    part !== undefined
      ? `${seen}; and __fish_seen_subcommand_from ${part}`
      : parts.length > 0
        ? `${seen}; and not ${partsSeen}`
        : seen;
  const before = part === undefined ? '__fish_use_subcommand' : `${seen}; and not ${partsSeen}`;
  const words = wordsIn(command.argument);
  const unnamed = words.length > 0 ? `${here}; and not __fish_seen_subcommand_from ${words.join(' ')}` : here;
  return [
    `complete -c green-games -n ${quoted(before)} -a ${part ?? outer} -d ${quoted(command.about)}`,
    ...fishPlace(command.argument).map((place) => `complete -c green-games -n ${quoted(unnamed)} ${place}`),
    ...command.settings.map(({ flag, about, value }) => {
      const follows = value === undefined ? '' : ` -r ${fishPlace(value).join(' ')}`.trimEnd();
      return `complete -c green-games -n ${quoted(here)} -l ${flag.replace(/^--/, '')}${follows} -d ${quoted(about)}`;
    }),
  ];
}

function fishPlace(place: Place): string[] {
  if (place === 'file') return ['-F'];
  if (place === 'match') return [`-a ${quoted(`(${savedNames})`)}`];
  return place === 'free' || place.length === 0 ? [] : [`-a ${quoted(place.join(' '))}`];
}

/** A text in single quotes, for any of the three shells; an apostrophe inside would end them and is written ’. */
const quoted = (word: string): string => `'${word.replaceAll("'", '’')}'`;
