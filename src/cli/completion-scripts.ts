import type { CommandWords, Completable, Found, GameOptions } from './completion-words.ts';

type Script = (commands: readonly CommandWords[], options: GameOptions) => string;

/*
 * The commands that look up each kind of word during completion. The shell never evaluates their results, since a match
 * may have any name.
 */
const lookUps = {
  // Each line of the list begins with the name and two blanks.
  match: `green-games matches list 2>/dev/null | sed 's/  .*//'`,
  rule: (game: string): string =>
    `green-games rules ${game} --json 2>/dev/null | sed -n 's/^ *"id": "\\([^"][^"]*\\)".*/\\1/p'`,
  // A figure is named after its card, as in cards.surcharge.cost, or has a name of its own.
  card: (game: string): string =>
    `green-games cards ${game} --json 2>/dev/null |
        sed -n 's/^ *"path": "\\([^".]*\\.\\)\\{0,1\\}\\([A-Za-z][^".]*\\).*/\\2/p' | sort -u`,
  scenario: (files: string): string => `sed -n 's/^ *- id: *\\([^ #]*\\).*/\\1/p' ${files} 2>/dev/null`,
};

/** The possible values of each option that takes one; of an option that several commands have, those in all of them. */
function valuesByFlag(commands: readonly CommandWords[]): ReadonlyMap<string, Completable> {
  const values = new Map<string, Completable>();
  for (const { flag, value } of commands.flatMap(({ settings }) => settings)) {
    if (value === undefined) continue;
    const { words, found } = values.get(flag) ?? { words: [], found: [] };
    values.set(flag, {
      words: [...new Set([...words, ...value.words])],
      found: [...new Set([...found, ...value.found])],
    });
  }
  return values;
}

/** The options that take a value, without duplicates, grouped by their possible values. */
function settingsByValue(commands: readonly CommandWords[]): { flags: string[]; value: Completable }[] {
  const gathered = new Map<string, { flags: string[]; value: Completable }>();
  for (const [flag, value] of valuesByFlag(commands)) {
    const key = JSON.stringify(value);
    const { flags } = gathered.get(key) ?? { flags: [] };
    gathered.set(key, { flags: [...flags, flag], value });
  }
  return [...gathered.values()];
}

const valued = (commands: readonly CommandWords[]): string =>
  settingsByValue(commands)
    .flatMap(({ flags }) => flags)
    .join(' ');
const top = (commands: readonly CommandWords[]) => commands.filter(({ name }) => !name.includes(' '));
const inner = (commands: readonly CommandWords[]) => commands.filter(({ name }) => name.includes(' '));
const flagsOf = ({ settings }: CommandWords): string =>
  [...settings.map(({ flag }) => flag), '--help'].join(' ');

/** A text in single quotes for any of the three shells. An apostrophe would end the quotation, so it is written ’. */
const quoted = (word: string): string => `'${word.replaceAll("'", '’')}'`;

const offer = ({ words, found }: Completable): string =>
  `offered=${quoted(words.join(' '))} found=${quoted(found.join(' '))}`;

/** The arguments of a command as branches of a `case`; other positions complete to nothing. */
function placeBranches({ name, places, goesOn }: CommandWords): string[] {
  return places.map((place, index) => {
    const pattern =
      goesOn && index === places.length - 1 ? `${quoted(`${name}/`)}*` : quoted(`${name}/${index + 1}`);
    return `      ${pattern}) ${offer(place)} ;;`;
  });
}

/**
 * The code shared by bash and zsh. Its input is `named`, the words before the cursor without options and their values,
 * and `before`, the option whose value is being typed. It finds the words and kinds of words that may come next.
 */
function common(commands: readonly CommandWords[], options: GameOptions, base: 0 | 1): string {
  const word = (index: number): string => `\${named[${index + base}]}`;
  return `  command="${word(0)}" game="${word(1)}"
  at=\${#named[@]}
  case "${word(0)} ${word(1)}" in
    ${inner(commands)
      .map(({ name }) => quoted(name))
      .join(' | ')})
      command="${word(0)} ${word(1)}" game="${word(2)}"
      at=$((at - 1)) ;;
  esac
  if [[ -n "\${before}" ]]; then
    case "\${before}" in
${settingsByValue(commands)
  .map(({ flags, value }) => `      ${flags.join(' | ')}) ${offer(value)} ;;`)
  .join('\n')}
    esac
  else
    case "\${command}/\${at}" in
      /0) offered='${top(commands)
        .map(({ name }) => name)
        .join(' ')} --help --version' ;;
${commands.flatMap(placeBranches).join('\n')}
    esac
    case "\${command}" in
${commands.map((each) => `      ${quoted(each.name)}) offered="\${offered} ${flagsOf(each)}" ;;`).join('\n')}
    esac
  fi
  if [[ "\${found}" == option ]]; then
    case "\${game}" in
${Object.entries(options)
  .map(([game, typed]) => `      ${game}) offered=${quoted(typed.join(' '))} ;;`)
  .join('\n')}
      *) offered=${quoted(allOptions(options))} ;;
    esac
  fi`;
}

/** The options of all games, for a command line that does not name a game yet. */
const allOptions = (options: GameOptions): string => [...new Set(Object.values(options).flat())].join(' ');

/** Finds the words of a kind, one per line, for one game, or for all games if the user has begun to type a rule id. */
const finder = `_green_games_found() {
  case "$1" in
    match) ${lookUps.match} ;;
    rule) [[ -z "$2" && "$3" != [A-Z]* ]] || ${lookUps.rule(`\${2:+"$2"}`)} ;;
    card) ${lookUps.card(`\${2:+"$2"}`)} ;;
    scenario) [[ $# -lt 5 ]] || ${lookUps.scenario(`"\${@:5}"`)} ;;
  esac
}`;

/** What bash and zsh do with a word before the one being completed: it is a value, an option, or named. */
const taken = (commands: Parameters<typeof valued>[0]): string =>
  `    if [[ -n "\${before}" ]]; then
      before=''
    elif [[ "\${each}" == -* ]]; then
      [[ ' ${valued(commands)} ' == *" \${each} "* ]] && before="\${each}"
    else
      named+=("\${each}")
    fi`;

const bash: Script = (
  commands,
  options,
) => `# bash completion of green-games: add to ~/.bashrc what 'green-games completion bash' prints
${finder}
_green_games() {
  local IFS=$' \\t\\n' line="\${COMP_LINE:0:COMP_POINT}" current="\${COMP_WORDS[COMP_CWORD]}"
  local word each part command game at before='' value_of='' offered='' found='' is_glued=0
  local -a named=()
  # bash ends words at = and : as well; here a word ends at a blank without a backslash before it.
  word="\${line##*[^\\\\] }"
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${each}" in = | :) is_glued=1; continue ;; esac
    if ((is_glued)); then is_glued=0; continue; fi
    value_of="\${before}"
${taken(commands)}
  done
  case "\${current}" in = | :) current='' is_glued=1 ;; esac
  ((is_glued)) && before="\${value_of}"
  part="\${word%"\${current}"}"
${common(commands, options, 0)}
  while IFS= read -r each; do
    [[ -n "\${each}" ]] || continue
    printf -v each %q "\${each}"
    [[ "\${each}" == "\${word}"* ]] && COMPREPLY+=("\${each#"\${part}"}")
  done < <(
    printf '%s\\n' \${offered}
    [[ "\${word}" == -* ]] || for each in \${found}; do _green_games_found "\${each}" "\${game}" "\${word}" "\${named[@]}"; done
  )
  [[ "\${COMPREPLY[0]}" == *= ]] && compopt -o nospace 2>/dev/null
  [[ "\${found}" == *folder* ]] && compopt -o dirnames 2>/dev/null
  [[ "\${found}" == *file* ]] || compopt +o default 2>/dev/null
}
complete -o default -F _green_games green-games
`;

const zsh: Script = (commands, options) => `#compdef green-games
# zsh completion of green-games: save what 'green-games completion zsh' prints as _green-games in a folder of $fpath
${finder}
_green_games() {
  local each command game at before='' offered='' found=''
  local -a named commands open
  for each in "\${(@Q)words[2,CURRENT-1]}"; do
${taken(commands)}
  done
${common(commands, options, 1)}
  if [[ "\${command}/\${before}" == / ]]; then
    commands=(
${top(commands)
  .map(({ name, about }) => `      ${quoted(`${name}:${about}`)}`)
  .join('\n')}
    )
    _describe command commands
    compadd -- --help --version
    return
  fi
  open=(\${(M)\${=offered}:#*=})
  (( \${#open} )) && compadd -S '' -- \${open}
  offered="\${(j: :)\${=offered}:#*=}"
  [[ -n "\${offered}" ]] && compadd -- \${=offered}
  for each in \${=found}; do
    case "\${each}" in
      file) _files ;;
      folder) _path_files -/ ;;
      *) [[ "\${PREFIX}" == -* ]] || compadd -- \${(f)"$(_green_games_found "\${each}" "\${game}" "\${PREFIX}" "\${named[@]}")"} ;;
    esac
  done
}
if [[ "\${funcstack[1]}" == _green-games ]]; then
  _green_games "$@"
else
  compdef _green_games green-games
fi
`;

const fish: Script = (
  commands,
  options,
) => `# fish completion of green-games: save what 'green-games completion fish' prints as
# ~/.config/fish/completions/green-games.fish

# The command, which of its arguments is being typed, and the first of them, one a line.
function __green_games_place
    set -l before
    set -l named
    set -l typed (commandline -opc)
    for each in $typed[2..-1]
        if test -n "$before"
            set before
        else if string match -q -- '-*' $each
            contains -- $each ${valued(commands)}; and set before $each
        else
            set -a named $each
        end
    end
    if contains -- "$named[1] $named[2]" ${inner(commands)
      .map(({ name }) => quoted(name))
      .join(' ')}
        printf '%s\\n' "$named[1] $named[2]" (math (count $named) - 1) "$named[3]"
    else
        printf '%s\\n' "$named[1]" (count $named) "$named[2]"
    end
end

function __green_games_is
    set -l place (__green_games_place)
    test "$place[1]" = "$argv[1]"; or return 1
    set -q argv[2]; or return 0
    string match -q -- $argv[2] $place[2]
end

# Prints nothing if no game is named yet.
function __green_games_game
    set -l place (__green_games_place)
    test -n "$place[3]"; and echo $place[3]
end

function __green_games_rules
    set -l game (__green_games_game)
    test -n "$game"; or string match -qr -- '^[A-Z]' (commandline -ct); or return 0
    ${lookUps.rule('$game')}
end

function __green_games_cards
    set -l game (__green_games_game)
    ${lookUps.card('$game')}
end

# The scenarios of the files that are named before; the command itself is the second word.
function __green_games_scenarios
    set -l files
    for each in (commandline -opc)[3..-1]
        string match -q -- '-*' $each; or set -a files $each
    end
    set -q files[1]; and ${lookUps.scenario('$files')}
end

function __green_games_options
    switch (__green_games_game)
${Object.entries(options)
  .map(([game, typed]) => `        case ${game}\n            printf '%s\\n' ${typed.join(' ')}`)
  .join('\n')}
        case '*'
            printf '%s\\n' ${allOptions(options)}
    end
end

complete -c green-games -f
complete -c green-games -n "__green_games_is ''" -l help -d 'show help'
complete -c green-games -n "__green_games_is ''" -l version -d 'print the version'
${top(commands)
  .map(({ name, about }) => `complete -c green-games -n "__green_games_is ''" -a ${name} -d ${quoted(about)}`)
  .join('\n')}
${commands.flatMap(fishLines).join('\n')}
`;

function fishLines({ name, places, goesOn, settings }: CommandWords): string[] {
  const here = `__green_games_is '${name}'`;
  return [
    ...places.flatMap((place, index) => {
      const which = goesOn && index === places.length - 1 ? "'*'" : index + 1;
      return fishPlace(place).map((what) => `complete -c green-games -n "${here} ${which}" ${what}`);
    }),
    ...settings.map(({ flag, about, value }) => {
      const follows = value === undefined ? '' : ` ${[needs(value), ...fishPlace(value)].join(' ')}`;
      return `complete -c green-games -n "${here}" -l ${flag.replace(/^--/, '')}${follows} -d ${quoted(about)}`;
    }),
    `complete -c green-games -n "${here}" -l help -d 'show help'`,
  ];
}

/** Tells fish that a value follows. Without `-x`, fish would also offer files. */
const needs = ({ found }: Completable): string => (found.includes('file') ? '-r' : '-x');

const fishFound: Readonly<Record<Found, string>> = {
  file: '-F',
  folder: "-a '(__fish_complete_directories (commandline -ct))'",
  match: `-a "(${lookUps.match})"`,
  rule: "-a '(__green_games_rules)'",
  card: "-a '(__green_games_cards)'",
  option: "-a '(__green_games_options)'",
  scenario: "-a '(__green_games_scenarios)'",
};

function fishPlace({ words, found }: Completable): string[] {
  return [
    ...(words.length > 0 ? [`-a ${quoted(words.join(' '))}`] : []),
    ...found.map((kind) => fishFound[kind]),
  ];
}

/** The scripts of the shells, which all offer the same words. */
export const completionScripts = { bash, zsh, fish } as const;
