/** The names of each game's options, which the help of commands with `--option` lists without loading a game. */
export const optionNames: Readonly<Record<string, readonly string[]>> = {
  limit: [
    'teaching',
    'teachingMoney',
    'alliances',
    'stressTests',
    'militaryScore',
    'livingScore',
    'pollutionScore',
    'disruptionScore',
    'moneyScore',
    'allianceLock',
    'allianceHelp',
    'interferenceAmount',
    'growthDodge',
    'stressHelp',
    'starColdWar',
    'solo',
  ],
  'green-deal': ['variant', 'incomeScale'],
  reputation: ['identities'],
  'nice-green-things': ['crowd', 'maxCardsPerRow'],
};
