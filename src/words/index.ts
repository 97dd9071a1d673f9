import type { Language } from './languages.ts';
import type { Word } from './spoken-of.ts';
import { type Texts, textsByLanguage } from './texts.ts';

/** The program's own texts, which are always loaded. */
export type ProgramTexts = Texts<typeof import('./en/index.ts')>;
/** What help, the manual page and completions say. */
type HelpTexts = Texts<typeof import('./en/help/index.ts')>;
/** The reports of commands without a screen. */
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
 * The program's texts in the language of the reader. Call these functions when a text is shown: a text that was kept
 * from an earlier moment may be in another person's language.
 */

/** The texts about matches that branch off another one. */
export const branchWords = () => program().branchWords;
/** The reports and refusals of commands. */
export const commandWords = () => program().commandWords;
/** Examples of each command, by the words that a person types for it. */
export const examples = () => help().examples;
/** The help on commands and options. */
export const helpWords = () => help().helpWords;
/** The manual page, without what comes from the help. */
export const manualWords = () => help().manualWords;
/** The reports and refusals of commands without a screen. */
export const reportWords = () => reports().reportWords;
/** The refusals of rule-checking sessions and scripts, with their reasons. */
export const deskWords = () => program().deskWords;
/** Faults in files, disks and recorded matches. */
export const fileWords = () => program().fileWords;
/** Faults in positions, events, components and options that people write. */
export const notationWords = () => program().notationWords;
/** The refusals of simulations, with their reasons. */
export const simulationWords = () => program().simulationWords;
/** The texts of tables and saved matches. */
export const tableWords = () => program().tableWords;
/** What each key does. */
export const actionWords = () => program().actionWords;
/** The texts of line mode for people who listen. */
export const listenWords = () => program().listenWords;
/** The texts about a person's notes on a match. */
export const noteWords = () => program().noteWords;
/** The program's own texts. */
export const programWords = () => program().programWords;
/** The texts about puzzles. */
export const puzzleWords = () => program().puzzleWords;
/** The texts around rules and cards in commands and sessions. */
export const readingWords = () => program().readingWords;
/** The words of replays and demos. */
export const replayWords = () => program().replayWords;
/** The texts about people's own results. */
export const resultsWords = () => program().resultsWords;
/** The texts about reviewed matches. */
export const reviewWords = () => program().reviewWords;
/** The words of screens that belong to no game. */
export const screenWords = () => program().screenWords;
/** What a search for rules needs to know about the language. */
export const searchWords = () => program().searchWords;
/** The server's texts for people. */
export const serverWords = () => program().serverWords;
/** Faults in settings. */
export const settingWords = () => program().settingWords;
/** Refusals that several games share. */
export const sharedRefusals = () => program().sharedRefusals;
/** The words of rule-checking sessions on the screen. */
export const tryScreenWords = () => program().tryScreenWords;
/** The words of rule-checking sessions. */
export const tryWords = () => program().tryWords;

/** What is wrong with texts in YAML. */
export const yamlWords = () => program().yamlWords;

/** How yes and no are written and read. */
export const yesNo = (value: Word): string => program().yesNo(value);
/** Whether a typed line agrees: `y` or `yes` in every language, or the reader's own word. */
export const isYes = (typed: string): boolean => {
  const word = typed.trim().toLowerCase();
  return word === 'y' || word === 'yes' || word === yesNo(true).toLowerCase();
};
/** A text as a sentence of its own. */
export const sentence = (text: string): string => program().grammar.sentence(text);
/** The signs between the items of a list, between clauses, and between a name and its text. */
export const signs = () => program().grammar.signs;
/** A remark in brackets, after what it belongs to. */
export const bracketed = (remark: string | number): string => program().grammar.bracketed(remark);
/** A small number in words, any other in digits. */
export const inWords = (number: number): string => program().grammar.inWords(number);
