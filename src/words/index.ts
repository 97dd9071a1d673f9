import type { Language } from './languages.ts';
import type { Word } from './spoken-of.ts';
import { type Texts, textsByLanguage } from './texts.ts';

/** What the program itself says at any time. */
export type ProgramTexts = Texts<typeof import('./en/index.ts')>;
/** What help, the manual page and completions say. */
type HelpTexts = Texts<typeof import('./en/help/index.ts')>;
/** What commands without a screen report. */
type ReportTexts = Texts<typeof import('./en/reports/index.ts')>;

/** The texts of a language. Each group is loaded when it is first needed. */
interface TextGroups {
  program(): Promise<ProgramTexts>;
  help(): Promise<HelpTexts>;
  reports(): Promise<ReportTexts>;
}

const texts: Readonly<Record<Language, TextGroups>> = {
  en: {
    program: () => import('./en/index.ts'),
    help: () => import('./en/help/index.ts'),
    reports: () => import('./en/reports/index.ts'),
  },
  'zh-Hant': {
    program: () => import('./zh-Hant/index.ts'),
    help: () => import('./zh-Hant/help/index.ts'),
    reports: () => import('./zh-Hant/reports/index.ts'),
  },
};

const program = textsByLanguage((language) => texts[language].program());
const help = textsByLanguage((language) => texts[language].help());
const reports = textsByLanguage((language) => texts[language].reports());

/** Loads what the program itself says in a language; default: the reader's. */
export const loadProgramTexts = program.load;
/** Loads what help, the manual page and completions say in a language; default: the reader's. */
export const loadHelpTexts = help.load;
/** Loads what commands without a screen report in a language; default: the reader's. */
export const loadReportTexts = reports.load;

/*
 * What the program says in the language of the reader. The functions are called when something is said: a text kept
 * from another moment may be in the language of another person.
 */

/** What is said about matches that branch off another one. */
export const branchWords = () => program().branchWords;
/** What commands report and refuse. */
export const commandWords = () => program().commandWords;
/** Examples of each command, by the words that a person types for it. */
export const examples = () => help().examples;
/** What help says about commands and options. */
export const helpWords = () => help().helpWords;
/** The manual page, without what comes from the help. */
export const manualWords = () => help().manualWords;
/** What commands without a screen report and refuse. */
export const reportWords = () => reports().reportWords;
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
/** What is said about a person's notes on a match. */
export const noteWords = () => program().noteWords;
/** What the program itself says. */
export const programWords = () => program().programWords;
/** What is said around puzzles. */
export const puzzleWords = () => program().puzzleWords;
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
/** What is wrong with settings. */
export const settingWords = () => program().settingWords;
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
