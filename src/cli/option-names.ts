/** The names of each game's options, for the help of commands with `--option`, which loads no game. */
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
