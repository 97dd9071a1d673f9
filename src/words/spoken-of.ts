/** A word, figure or truth value of a game. */
export type Word = string | number | boolean;

/** Names things in sentences: seats by the names of people, words of the game by their printed form. */
export interface Naming {
  seat(seat: number): string;
  name(word: Word): string;
}

/** The parts of a refused answer that sentences tell. */
export interface ToldRefusal {
  readonly option: Word;
  readonly of?: string;
  readonly seat?: number;
  readonly need?: number;
  readonly have?: number;
}
