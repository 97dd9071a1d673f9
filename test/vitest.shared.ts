import type { Plugin } from 'vite';

/** Imports of .md, .yaml and .sql files are their text, as in the built program. */
export function textModules(): Plugin {
  return {
    name: 'text-modules',
    enforce: 'pre',
    transform(source, id) {
      if (!/\.(md|yaml|sql)$/.test(id)) return undefined;
      return { code: `export default ${JSON.stringify(source)};`, map: null };
    },
  };
}

/** For a person the usual lines; where a machine runs the tests also a file from which `.ci/count.mjs` counts. */
export function reporters(suite: string) {
  const usual = ['default' as const];
  if (!process.env.CI) return usual;
  return [
    ...usual,
    ['json', { outputFile: `.ci/results/${suite}.json` }] as ['json', { outputFile: string }],
  ];
}

/**
 * How often a failed test is run again. Many tests wait for real programs and terminals, and a machine that does other
 * work as well can miss a time once; what fails twice has failed, and a retry is told. A person sees every failure.
 */
export const retry = process.env.CI ? 1 : 0;
