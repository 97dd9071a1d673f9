import { relative, sep } from 'node:path';

/** How a program was started. */
export interface ProgramStart {
  /** The path of the running script, as given. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The working directory of the person who started it. */
  readonly folder: string;
}

/**
 * What a person types to run this program, depending on how it was started: `npx green-games` through npx, the path of
 * the script from a checkout, otherwise `green-games`.
 */
export function programWordOf({ script, environment, folder }: ProgramStart): string {
  const path = script.split(sep).join('/');
  const isExecuted =
    environment['npm_command'] === 'exec' &&
    /^"?green-games"?(?:@\S+)?(?:\s|$)/u.test(environment['npm_lifecycle_script'] ?? '');
  if (isExecuted || path.includes('/_npx/')) return 'npx green-games';
  // The commands of a project's own packages are not on the shell's path.
  if (path.endsWith('/node_modules/.bin/green-games')) return 'npx green-games';
  if (path.endsWith('/bin/green-games.js') && !path.includes('/node_modules/')) {
    const way = relative(folder, script).split(sep).join('/');
    const typed = way.includes('/') ? way : `./${way}`;
    return /^[\w./@+-]+$/u.test(typed) ? typed : JSON.stringify(typed);
  }
  return 'green-games';
}

/** What a person types to run this program. Every command shown to a user begins with it. */
export const programWord: string = programWordOf({
  script: process.argv[1] ?? '',
  environment: process.env,
  folder: process.cwd(),
});
