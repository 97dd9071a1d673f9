/** The rules edition of every game: raised by each change that can alter the course of a match. */
export const editions = {
  limit: 1,
  'green-deal': 1,
  reputation: 1,
  'nice-green-things': 1,
} as const;
