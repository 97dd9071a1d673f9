import type { Word } from '../spoken-of.ts';

/** Faults in files, disks and recorded matches. */
export const fileWords = {
  /** The meanings of the system's error codes for file access, as clauses of a sentence. */
  reasons: {
    ENOSPC: 'the disk is full (ENOSPC)',
    EDQUOT: 'the disk quota is used up (EDQUOT)',
    EFBIG: 'the file would be larger than allowed (EFBIG)',
    EIO: 'the disk reports an error (EIO)',
    EROFS: 'the disk is read-only (EROFS)',
    EACCES: 'access is not permitted (EACCES)',
    EPERM: 'access is not permitted (EPERM)',
    ENOENT: 'there is no such file (ENOENT)',
    ENOTDIR: 'a part of the path is not a folder (ENOTDIR)',
    EISDIR: 'it is a folder (EISDIR)',
    ELOOP: 'the link leads back to itself (ELOOP)',
    ENAMETOOLONG: 'the path is too long (ENAMETOOLONG)',
    EXDEV: 'it is on another disk (EXDEV)',
    EBUSY: 'it is in use by the system (EBUSY)',
    EMFILE: 'too many files are open (EMFILE)',
    ENFILE: 'too many files are open (ENFILE)',
  } as Readonly<Record<string, string>>,
  unknownReason: 'unknown reason',
  /** @param rest a further sentence, or nothing */
  failed: (attempt: string, because: string, rest: string): string =>
    `${attempt}: ${because}.${rest === '' ? '' : ` ${rest}`}`,
  notWritten: (path: string): string => `${path} cannot be written`,
  noLongerWritten: (path: string): string => `${path} can no longer be written`,
  notRead: (path: string): string => `${path} cannot be read`,
  notLocked: (path: string): string => `${path} cannot be locked`,
  notOpened: (path: string): string => `${path} cannot be opened`,
  notSeparated: (path: string): string =>
    `${path} has another name (a hard link) and cannot be separated from it`,
  notTruncated: (path: string): string => `${path} cannot be truncated after its valid part`,
  answersKept: 'All earlier answers are in the file.',
  earlierKept: 'The earlier content is still there.',
  changedByOther: 'another process has changed it since it was opened',
  missing: 'it is not there',
  otherRecord: 'it holds the record of another file',
  noRecord: 'it holds no record',
  noKey: (line: number): string => `line ${line} is not a key in the form "ssh-ed25519 AAAA… name"`,

  inLine: (line: number, because: string): string => `line ${line}: ${because}`,
  inPlace: (line: number, place: string, because: string): string => `line ${line}, ${place}: ${because}`,
  of: (file: string, fault: string): string => `${file}: ${fault}`,
  isFolder: 'it is a folder',
  isPipe: 'it is a pipe, not a file',
  isSocket: 'it is a socket, not a file',
  isDevice: 'it is a device, not a file',
  tooLarge: (most: string): string => `it is larger than ${most}`,
  notUtf8: 'it is not UTF-8 text: save it as UTF-8',
  isUtf16: 'it is written in UTF-16: save it as UTF-8',

  inUse: (path: string, pid: Word, host: string, since: string, lock: string): string =>
    `${path} is in use by process ${pid} on ${host} since ${since}. Its lock is ${lock}.`,
  perhapsInUse: (path: string, pid: Word, host: string, since: string, lock: string): string =>
    `${path} was opened by process ${pid} on ${host} at ${since}, and it cannot be determined ` +
    `from here whether that process is still running. If it is not, --take-over takes the match over. Its lock is ${lock}.`,

  /** @param line undefined for a fault that is not in one line */
  at: (path: string, line: number | undefined, message: string): string =>
    line === undefined ? `${path}: ${message}` : `${path}, line ${line}: ${message}`,
  soundBefore: (message: string, sound: number): string =>
    `${message} The ${sound} answers before it are sound.`,
  damaged: (because: string): string => `damaged: ${because}.`,
  damagedHeader: (because: string): string => `the header is damaged: ${because}.`,
  fileNotRead: (because: string): string => `this file cannot be read: ${because}.`,
  isEmpty: 'this file is empty.',
  noMatch: 'this is not a green-games match.',
  noHeader: 'this match file does not begin with its header.',
  otherFormat: (format: Word, program: Word, own: number): string =>
    `this match has format ${format}, written by green-games ${program}; ` +
    `this program reads format ${own}. Open it with that version.`,
  laterEdition: (edition: number, own: number, program: string): string =>
    `this match uses edition ${edition} of the rules, and this program plays edition ${own}. ` +
    `green-games ${program} can continue it.`,
  laterEditionOnServer: (edition: number, own: number): string =>
    `it has been continued with edition ${edition} of the rules, and this server has edition ${own}: a newer version of green-games can open it.`,
  editionCannotContinue: (own: number, edition: number, because: string, program: string): string =>
    `edition ${own} of the rules cannot continue this match of edition ${edition} ` +
    `(${because}). green-games ${program} can.`,

  // The damaged part, as a clause.
  firstSnapshotMissing: 'the first snapshot is missing',
  secondHeader: 'a second header',
  tooManyUndone: 'more answers undone than there are',
  stepBeforeAnswers: 'a step that ends before its answers',
  otherCount: (answers: number, recorded: number): string => `${answers} answers, not ${recorded}`,
  neverBegun: 'the match was never begun',
  headerChanged: 'the header has been changed',
  otherSeats: (players: number, seats: number): string => `${players} players, and ${seats} seats`,
  otherPlayers: (players: number, game: string, from: number, to: number): string =>
    `${players} players, and ${game} is for ${from} to ${to}`,
  figuresChanged: 'the figures in the header do not match their digest',
  otherRules: 'the match begins with other rules or figures than its header names',
  seatOf: (seat: number, players: number): string => `seat ${seat} of ${players}`,
  otherResult: (players: number): string => `a result that is not for ${players} players`,
  noStep: (step: string): string => `there is no step ${step}`,
  olderEdition: 'an older edition of the rules than before',
  futureEdition: 'an edition of the rules that does not exist yet',
  strayPosition: 'the snapshot is not a position of this match',
  otherBeginning: 'the match does not begin as its header says',
  otherNextStep: (step: string): string => `the snapshot does not continue with ${step}`,
  otherRound: (round: number): string => `the snapshot is not of round ${round}`,
  lineTooLong: (most: number): string => `the line is longer than ${most} characters`,
  noJson: 'this is not JSON',
  notRecord: 'this is not a record',
  /** @param name undefined for a name that is not a text */
  noSuchRecord: (name: string | undefined): string => `there are no records ${name ?? 'of that kind'}`,

  // Differences between the rules and a recorded match.
  digestMissing: (step: Word): string => `the digest of the step ${step} is missing.`,
  /** @param now the step that ends with another digest; undefined if none ends */
  stepDiffers: (
    step: string,
    digest: string,
    now: { readonly step: string; readonly digest: string } | undefined,
  ): string =>
    `the step ${step} ended with ${digest}, but now ${now === undefined ? 'no step ends here' : `${now.step} ends with ${now.digest}`}.`,
  snapshotChanged: 'the snapshot has been changed.',
  snapshotDiffers: 'the snapshot differs from the state at this point.',
  endMissing: (scores: string): string => `the game ended with ${scores}, but now it does not end.`,
  otherEnd: (scores: string, now: string): string =>
    `the game ended with ${scores}, but now it ends with ${now} or with other winners.`,
  continuedByOther: (record: string): string =>
    `Another version of the program has continued the match (${record}).`,
  answerNotAsked: (seat: number, ask: string): string =>
    `Seat ${seat} has a recorded answer (${ask}), but is not asked.`,
  stepEndedEarly: (step: Word): string => `The step ${step} ended before all of its recorded answers.`,
  seatNotAsked: 'An answer came from a seat that was not asked.',
  otherQuestion: (
    asked: { readonly seat: number; readonly ask: string; readonly of: number },
    answer: { readonly seat: number; readonly ask: string; readonly value: Word; readonly of: number },
  ): string =>
    `Seat ${asked.seat} is asked ${asked.ask} with ${asked.of} options, ` +
    `but the recorded answer is seat ${answer.seat}: ${answer.ask} ${answer.value} of ${answer.of}.`,
} as const;
