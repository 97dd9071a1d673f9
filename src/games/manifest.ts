import type { BoardModule } from '../drawing/board.ts';
import { elementAt } from '../engine/checked.ts';
import type { Game, GameFacts, Options, State } from '../engine/game.ts';
import type { Given } from '../engine/position.ts';
import type { Value } from '../engine/question.ts';
import type { Spoken } from '../engine/spoken.ts';
import type { Words } from '../engine/words.ts';
import type { Language } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';
import { textsByLanguage, textsIn } from '../words/texts.ts';

// The list holds games with different state types, so it cannot name one; each game is checked in its own folder.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any>;

/** The numbers of seats of a game. */
export interface SeatNumbers {
  /** The fewest that the rules allow. */
  readonly from: number;
  /** The most that the rules allow. */
  readonly to: number;
  /** The default number of seats. */
  readonly usual: number;
  /** The fewest seats of an ordinary match; with fewer, the game is a separate mode, played only on request. */
  readonly company: number;
}

/** A position in which a rule can be tried out. */
export interface RuleCase {
  /** What happens there, in one sentence. */
  readonly title: string;
  readonly rules: readonly string[];
  readonly players: number;
  readonly options?: Options;
  /** The differences from the state after set-up, in the words of positions. */
  readonly given: Given;
}

/** The results of the games that a search played out after an answer of a puzzle. */
export interface TriedAnswer {
  readonly value: Value;
  /** How much worse than the best answer, in tenths of the game's unit; 0 for the best one. */
  readonly behind: number;
  /** The standard error of `behind`, in the same unit. */
  readonly doubt: number;
  /** The number of games. */
  readonly games: number;
  /** The share of them that the seat won, in thousandths. */
  readonly wins: number;
  /** The seat's points on average, in tenths. */
  readonly points: number;
}

/** A position in which one answer is clearly best, and not the obvious one. */
export interface Puzzle {
  /** The number of answers of the match before it, without forced ones. */
  readonly at: number;
  /** The digest of its question, as `digestOf` makes it. */
  readonly digest: string;
  /** The answers that the deep search tried enough, best first. */
  readonly tried: readonly TriedAnswer[];
  /** The answers that come to mind first: by the quick bots, and by the highest immediate gain. */
  readonly obvious: readonly Value[];
  /** The lead of the best answer over the second in a search a tenth as deep, in tenths of the unit. */
  readonly margin: number;
  /** What it had ahead when the deep search was repeated with other random numbers (`mine-puzzles --check`); absent if that was not done. */
  readonly again?: number;
}

/** A match between bots, with the puzzles found in it. */
export interface PuzzleMatch {
  readonly players: number;
  readonly options?: Options;
  readonly seed: string;
  /** The answers up to the last puzzle, without forced ones: each of the first open question. */
  readonly answers: readonly Value[];
  readonly puzzles: readonly Puzzle[];
}

/** The shipped puzzles of a game. */
export interface PuzzleBook {
  /** The iterations of the deep search of each puzzle. */
  readonly iterations: number;
  readonly matches: readonly PuzzleMatch[];
}

/** The strengths of bots on one scale, on which the normal bot has 1500. */
export interface Ratings {
  /** The number of games behind them. */
  readonly games: number;
  /** The share of the usual iterations that searching bots were given. */
  readonly thinking: number;
  /** By level or script, the strongest first; `margin` is half the width of the interval of 95 %. */
  readonly bots: readonly { readonly name: string; readonly rating: number; readonly margin: number }[];
}

/** The course of a walk-through, whatever the language. */
export interface DemoCourse {
  /** A whole match as a script in which `#: 1` stands for the first caption. */
  readonly script: string;
  /** The number of the caption at which the picture in the documents is taken. */
  readonly picture: number;
}

/** The texts of a walk-through in one language. */
export interface DemoTexts {
  readonly title: string;
  readonly captions: readonly string[];
}

/** The walk-through of a game in one language. */
export interface GameDemo {
  /** A whole match as a script with captions. */
  readonly script: string;
  /** The caption at which the picture in the documents is taken. */
  readonly picture: string;
}

/** Facts about a game that are available before it is loaded. */
export interface Facts {
  readonly title: string;
  /** What players do in it, in one sentence. */
  readonly about: string;
  /** Playing time at a table, with its unit. */
  readonly minutes: string;
  /** How it differs from the printed game, in one line. */
  readonly reconstructed: string;
}

/** The modules with the texts of a game in one language, each loaded when it is used. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds games of different component tables
interface TextsOfLanguage<C = any> {
  facts(): Promise<{ readonly facts: Facts }>;
  /** The words with the figures of the shipped table, and how to make those of another. */
  words(): Promise<{ readonly words: Words; wordsFor(components: C): Words }>;
  // biome-ignore lint/suspicious/noExplicitAny: the list holds games of different views
  spoken(): Promise<{ readonly spoken: Spoken<any> }>;
  rules(): Promise<{ rulesFor(components?: C): string }>;
  demo(): Promise<{ readonly demo: DemoTexts }>;
}

/** The texts of a game in every language. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds games of different component tables
export type GameTexts<C = any> = Readonly<Record<Language, TextsOfLanguage<C>>>;

/**
 * Everything that belongs to a game: what can be said about it before it is loaded, and where its parts are. The
 * `manifest.ts` in the game's folder contains it.
 */
// biome-ignore lint/suspicious/noExplicitAny: the list holds games of different component tables
export interface Manifest<C = any>
  extends Facts,
    GameFacts,
    Pick<Game<never, unknown, C>, 'words' | 'rules'> {
  readonly seats: SeatNumbers;
  /** Loads title, description and the like in a language; default: the reader's. */
  loadFacts(language?: Language): Promise<void>;
  /**
   * Loads the messages about faults in files of the game, which its rules and words load, too; default: in the reader's
   * language.
   */
  loadNotation(language?: Language): Promise<void>;
  /** A seat's view in sentences, for speech output, in a language; default: the reader's. */
  // biome-ignore lint/suspicious/noExplicitAny: the list holds games of different views
  spoken(language?: Language): Promise<Spoken<any>>;
  /** The rules. */
  load(): Promise<AnyGame>;
  /** The board that shows a match; without one, the public figures are shown as a list. */
  board?(): Promise<BoardModule>;
  demo?(): Promise<GameDemo>;
  /** The options of a teaching match that differ from the standard game. */
  readonly teaching?: Options;
  /** Positions in which its rules can be tried out. */
  cases?(): Promise<readonly RuleCase[]>;
  /** The strengths of the bots, as measured by `npm run scale`. */
  readonly ratings?: Ratings;
  /** Positions to solve. */
  puzzles?(): Promise<PuzzleBook>;
}

/** The parts of a manifest that are derived from the texts of the game. */
type Told = keyof Facts | 'loadFacts' | 'loadNotation' | 'words' | 'rules' | 'spoken' | 'demo';

/** A manifest without its texts. */
type Untold<C> = Omit<Manifest<C>, Told> & {
  /** The messages about faults in files of the game; loaded with its rules and with its words. */
  readonly notation?: { load(language?: Language): Promise<void> };
  /** The course of its walk-through. */
  course?(): Promise<DemoCourse>;
};

/** The manifest of a game, whose sentences are in the reader's language. */
export function manifestOf<C>(texts: GameTexts<C>, { course, notation, ...parts }: Untold<C>): Manifest<C> {
  const facts = textsByLanguage((language) => texts[language].facts().then((module) => module.facts));
  const loadNotation = (language?: Language) => notation?.load(language) ?? Promise.resolve();
  const demoWith = (played: DemoCourse) =>
    textsIn(readerLanguage(), (language) => texts[language].demo()).then((told) =>
      captioned(played, told.demo),
    );
  return {
    ...parts,
    load: () => Promise.all([parts.load(), loadNotation()]).then(([game]) => game),
    ...(course === undefined ? {} : { demo: () => course().then(demoWith) }),
    get title() {
      return facts().title;
    },
    get about() {
      return facts().about;
    },
    get minutes() {
      return facts().minutes;
    },
    get reconstructed() {
      return facts().reconstructed;
    },
    loadFacts: facts.load,
    loadNotation,
    words: (components, language = readerLanguage()) =>
      Promise.all([textsIn(language, (each) => texts[each].words()), loadNotation(language)]).then(
        ([{ words, wordsFor }]) => (components === undefined ? words : wordsFor(components)),
      ),
    rules: (components, language = readerLanguage()) =>
      texts[language].rules().then(({ rulesFor }) => rulesFor(components)),
    spoken: (language = readerLanguage()) =>
      textsIn(language, (each) => texts[each].spoken()).then((module) => module.spoken),
  };
}

/** What a game takes over from its manifest. */
type FromManifest = 'id' | 'title' | 'edition' | 'seats' | 'words' | 'rules' | 'spoken';

/** A game from its manifest and its rules. Its title is in the reader's language, so it is asked for when needed. */
export function gameFromManifest<S extends State, V, C>(
  manifest: Manifest<C>,
  rules: Omit<Game<S, V, C>, FromManifest>,
): Game<S, V, C> {
  const { id, edition, seats, words, rules: rulesText, spoken } = manifest;
  return {
    id,
    edition,
    seats,
    words,
    rules: rulesText,
    spoken,
    ...rules,
    get title() {
      return manifest.title;
    },
  };
}

/** A walk-through with captions. */
function captioned({ script, picture }: DemoCourse, { title, captions }: DemoTexts): GameDemo {
  const told = script.replace(
    /^#: (\d+)$/gmu,
    (_, number: string) => `#: ${elementAt(captions, Number(number) - 1)}`,
  );
  return {
    script: told.replace('\n', `\n#! title: ${title}\n`),
    picture: elementAt(captions, picture - 1),
  };
}
