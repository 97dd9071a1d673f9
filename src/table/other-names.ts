import { ownOf } from '../engine/own.ts';
import type { Value } from '../engine/question.ts';
import type { Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import { type Language, languages } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';

/**
 * The names of a game's words in languages other than the reader's. People type the names printed on their cards,
 * whatever language the program speaks. They are loaded when somebody begins to type.
 */
export class OtherNames {
  private readonly names = new Map<Language, Words['names']>();
  private readonly loading = new Map<Language, Promise<void>>();

  /** @param components the table of the match, on which the names of its cards depend */
  constructor(
    private readonly game: Pick<AnyGame, 'words'>,
    private readonly components: unknown,
  ) {}

  /** The names of a word in other languages; none before they are loaded. */
  of(word: Value): readonly string[] {
    const own = readerLanguage();
    return [...this.names].flatMap(([language, names]) =>
      language === own ? [] : (ownOf(names, String(word)) ?? []),
    );
  }

  /** Loads the languages other than the reader's, each once. */
  async load(): Promise<void> {
    const others = languages.filter((language) => language !== readerLanguage());
    await Promise.all(others.map((language) => this.reading(language)));
  }

  private reading(language: Language): Promise<void> {
    const reading = this.loading.get(language) ?? this.read(language);
    this.loading.set(language, reading);
    return reading;
  }

  private async read(language: Language): Promise<void> {
    const { names } = await this.game.words(this.components, language);
    this.names.set(language, names);
  }
}
