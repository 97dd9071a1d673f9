import type { Command } from 'commander';
import { games } from '../games/index.ts';
import { usage } from './exit.ts';
import { resolveWord } from './nearest.ts';

/** `completion <shell>`: a script that completes commands, options and games. */
export function completion(shell: string, program: Command): void {
  const word = resolveWord(shell, Object.keys(scripts), 'shell');
  if ('fault' in word) throw usage(word.fault);
  process.stdout.write((scripts[word.found] as (words: Words) => string)(wordsOf(program)));
}

interface Words {
  /** The commands with what may follow each: options, and games where one is named first. */
  readonly commands: readonly {
    readonly name: string;
    readonly about: string;
    readonly words: readonly string[];
  }[];
}

function wordsOf(program: Command): Words {
  const ids = games.map((game) => game.id);
  const commands = program.commands.map((command) => {
    const options = command.options.flatMap(({ long }) => (long ? [long] : []));
    const inner = command.commands.map((sub) => sub.name());
    const takesGame = command.registeredArguments[0]?.name() === 'game';
    return {
      name: command.name(),
      about: command.description(),
      words: [...inner, ...(takesGame ? ids : []), ...options],
    };
  });
  return { commands };
}

const scripts: Readonly<Record<string, (words: Words) => string>> = {
  bash: ({ commands }) => `# green-games completion bash >> ~/.bashrc
_green_games() {
  local word="\${COMP_WORDS[COMP_CWORD]}" words
  case "\${COMP_CWORD}:\${COMP_WORDS[1]}" in
    1:*) words="${commands.map(({ name }) => name).join(' ')}" ;;
${commands.map(({ name, words }) => `    *:${name}) words="${words.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "\${words}" -- "\${word}"))
}
complete -o default -F _green_games green-games
`,
  zsh: ({ commands }) => `#compdef green-games
# green-games completion zsh > a file called _green-games in a folder of $fpath
_green_games() {
  local -a commands
  commands=(
${commands.map(({ name, about }) => `    '${name}:${about.replaceAll("'", "'\\''")}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case "\${words[2]}" in
${commands.map(({ name, words }) => `    ${name}) compadd -- ${words.join(' ')} ;;`).join('\n')}
  esac
  _files
}
compdef _green_games green-games
`,
  fish: ({ commands }) => `# green-games completion fish > ~/.config/fish/completions/green-games.fish
${commands
  .map(({ name, about, words }) =>
    [
      `complete -c green-games -n __fish_use_subcommand -f -a ${name} -d '${about.replaceAll("'", "\\'")}'`,
      `complete -c green-games -n '__fish_seen_subcommand_from ${name}' -a '${words.join(' ')}'`,
    ].join('\n'),
  )
  .join('\n')}
`,
};
