/** What each setting does, in a line. */
export const aboutSettings = {
  theme: 'the colours',
  ascii: 'draw with ASCII only',
  telling: 'tell what happens in steps, at once, or not at all',
  language: 'the language of the program',
  languages: 'the languages of people at one keyboard, as in languages.Ann zh-Hant',
  ambiguousWide:
    'whether the terminal shows characters of ambiguous width in two cells, as many do for Chinese',
  bell: 'a signal when it is your turn after more than 5 seconds: BEL, or a notification (OSC 9)',
  undo: 'whether decisions can be undone',
  hints: 'whether the last line names keys',
  advice: 'whether i gives a hint: what a hard bot would answer',
  aim: 'whether a page explains the aim before your first match',
  name: 'your name when you are the only person',
  pause: 'milliseconds after which the key that answered may answer again; 0 for none',
  hjkl: 'h, j, k and l move; L is the log',
  keys: 'other keys, as in keys.undo z',
  learned: 'the last completed stage of learning each game, as in learned.limit demo or match',
};
