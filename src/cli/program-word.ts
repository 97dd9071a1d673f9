import { relative, sep } from 'node:path';

/** What is known of how a program was started. */
export interface Start {
  /** The path of the script that runs, as it was named. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where the person who typed it is. */
  readonly folder: string;
}

/**
 * What a person types for this program, in the way in which it was started: `npx green-games` through npx, the path of
 * the script from a checkout, else `green-games`.
 */
export function programWordOf({ script, environment, folder }: Start): string {
  const path = script.split(sep).join('/');
  const isExecuted =
    environment['npm_command'] === 'exec' &&
    /^"?green-games"?(?:@\S+)?(?:\s|$)/u.test(environment['npm_lifecycle_script'] ?? '');
  if (isExecuted || path.includes('/_npx/')) return 'npx green-games';
  // A package that a project has for itself is not on the path of its commands.
  if (path.endsWith('/node_modules/.bin/green-games')) return 'npx green-games';
  if (path.endsWith('/bin/green-games.js') && !path.includes('/node_modules/')) {
    const way = relative(folder, script).split(sep).join('/');
    const typed = way.includes('/') ? way : `./${way}`;
    return /^[\w./@+-]+$/u.test(typed) ? typed : JSON.stringify(typed);
  }
  return 'green-games';
}

/** What a person types for this program. Everything that tells somebody what to type begins with it. */
export const programWord: string = programWordOf({
  script: process.argv[1] ?? '',
  environment: process.env,
  folder: process.cwd(),
});
