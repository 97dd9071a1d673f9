import { ownOf } from '../engine/own.ts';
import type { Value } from '../engine/question.ts';
import type { Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import { languages } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';

/**
 * How the words of a game are called in other languages than the reader's. People type the names that stand on their
 * cards, whatever language the program speaks. They are loaded when somebody begins to type.
 */
export class OtherNames {
  private names: readonly Words['names'][] = [];
  private loading: Promise<void> | undefined;

  /** @param components the table of the match, on which the names of its cards depend */
  constructor(
    private readonly game: Pick<AnyGame, 'words'>,
    private readonly components: unknown,
  ) {}

  /** The names of a word in other languages; none before they are loaded. */
  of(word: Value): readonly string[] {
    return this.names.flatMap((names) => ownOf(names, String(word)) ?? []);
  }

  load(): Promise<void> {
    this.loading ??= this.read();
    return this.loading;
  }

  private async read(): Promise<void> {
    const others = languages.filter((language) => language !== readerLanguage());
    const words = await Promise.all(
      others.map(async (language) => await this.game.words(this.components, language)),
    );
    this.names = words.map(({ names }) => names);
  }
}
