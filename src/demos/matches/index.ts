/** The demos that come with the program, by the id of their game: each the text of a script with captions. */
export const demos: Readonly<Record<string, () => Promise<string>>> = {
  limit: () => import('./limit.ts').then(({ limitDemo }) => limitDemo),
  'green-deal': () => import('./green-deal.ts').then(({ greenDealDemo }) => greenDealDemo),
  reputation: () => import('./reputation.ts').then(({ reputationDemo }) => reputationDemo),
  'nice-green-things': () =>
    import('./nice-green-things.ts').then(({ niceGreenThingsDemo }) => niceGreenThingsDemo),
};
