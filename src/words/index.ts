import type { Language } from './languages.ts';
import type { Word } from './spoken-of.ts';
import { type Texts, textsByLanguage } from './texts.ts';

/** Everything that the program itself says. */
export type ProgramTexts = Texts<typeof import('./en/index.ts')>;

const texts: Readonly<Record<Language, () => Promise<ProgramTexts>>> = {
  en: () => import('./en/index.ts'),
  'zh-Hant': () => import('./zh-Hant/index.ts'),
};

const program = textsByLanguage((language) => texts[language]());

/** Loads what the program itself says in a language; default: the reader's. */
export const loadProgramTexts = program.load;

/*
 * What the program says in the language of the reader. The functions are called when something is said: a text kept
 * from another moment may be in the language of another person.
 */

/** What is said about matches that branch off another one. */
export const branchWords = () => program().branchWords;
/** What commands report and refuse. */
export const commandWords = () => program().commandWords;
/** What rule-checking sessions and scripts refuse, and why. */
export const deskWords = () => program().deskWords;
/** What is wrong with files, disks and matches on record. */
export const fileWords = () => program().fileWords;
/** What is wrong with positions, events, components and options that people write. */
export const notationWords = () => program().notationWords;
/** What simulations refuse, and why. */
export const simulationWords = () => program().simulationWords;
/** What tables and saved matches say. */
export const tableWords = () => program().tableWords;
/** What each key does. */
export const actionWords = () => program().actionWords;
/** What line mode says for people who listen. */
export const listenWords = () => program().listenWords;
/** What the program itself says. */
export const programWords = () => program().programWords;
/** What is said around rules and cards where they are read. */
export const readingWords = () => program().readingWords;
/** The words of replays and demos. */
export const replayWords = () => program().replayWords;
/** What is said about people's own results. */
export const resultsWords = () => program().resultsWords;
/** What is said about reviewed matches. */
export const reviewWords = () => program().reviewWords;
/** The words of screens that belong to no game. */
export const screenWords = () => program().screenWords;
/** What a search for rules knows of the language. */
export const searchWords = () => program().searchWords;
/** What the server says to people. */
export const serverWords = () => program().serverWords;
/** Refusals that several games share. */
export const sharedRefusals = () => program().sharedRefusals;
/** The words of rule-checking sessions on the screen. */
export const tryScreenWords = () => program().tryScreenWords;
/** The words of rule-checking sessions. */
export const tryWords = () => program().tryWords;

/** How yes and no are written and read. */
export const yesNo = (value: Word): string => program().yesNo(value);
/** Whether a typed line agrees: `y` or `yes` in every language, or the reader's own word. */
export const isYes = (typed: string): boolean => {
  const word = typed.trim().toLowerCase();
  return word === 'y' || word === 'yes' || word === yesNo(true).toLowerCase();
};
/** A text as a sentence of its own. */
export const sentence = (text: string): string => program().grammar.sentence(text);
/** The signs between the things of a list, clauses of a sentence, and what is named and what is said of it. */
export const signs = () => program().grammar.signs;
/** A remark in brackets, after what it belongs to. */
export const bracketed = (remark: string | number): string => program().grammar.bracketed(remark);
/** A small number in words, any other in digits. */
export const inWords = (number: number): string => program().grammar.inWords(number);
