import { describe, expect, it } from 'vitest';
import { readSources, type Source } from '../architecture/sources.ts';

/** A sign of English between two texts or behind one: Chinese has signs of its own, in `signs()`. */
const SIGN = /\}(?:[.:]\\?`|[,:;] \$\{)/gu;
/** A list with the commas of English. */
const LIST = /join\('[,;] '\)/gu;

/** The rooms that put texts for people together. */
const ROOM = /^src\/(?:bots|cli|drawing|review|scripts|server|table|ui)\//u;

/** Texts with such signs that are alike in every language, by file: how many, and what they are. */
const ALIKE: Readonly<Record<string, readonly [count: number, because: string]>> = {
  'src/cli/check.ts': [2, 'the form of a report that programs read'],
  'src/cli/matches-export.ts': [1, 'versions of programs'],
  'src/cli/matches-stats.ts': [1, 'a file and its fault'],
  'src/cli/play-session.ts': [1, 'a line of a script'],
  'src/cli/settings-command.ts': [2, 'lines of settings'],
  'src/scripts/script.ts': [1, 'a line of a script'],
  'src/scripts/script-export.ts': [1, 'a line of a script'],
  'src/server/exec.ts': [1, 'a line of a script'],
  'src/server/fault-reports.ts': [1, 'a report that programs read'],
  'src/server/postgres/database-away.ts': [1, 'codes of the database'],
  'src/server/postgres/processes.ts': [1, 'an error for the host of a store'],
};

/** The signs, but for those in comments and in errors that only a fault of the program throws. */
function signsIn({ text }: Source): string[] {
  const code = text
    .replaceAll(/^ *(?:\/\/|\/?\*).*$/gmu, '')
    .replaceAll(/new (?:Range|Type|UnknownRecord)?(?:Error)?\(\s*`[^`]*`/gu, '');
  return [...code.matchAll(SIGN), ...code.matchAll(LIST)].map(([sign]) => sign);
}

const placeholder = (name: string): string => `\${${name}}`;

describe('the signs between texts that a person reads', () => {
  it('are those of the language, but for texts that are alike in every language', () => {
    const found = Object.fromEntries(
      readSources()
        .filter(({ path }) => ROOM.test(path))
        .map((source) => [source.path, signsIn(source).length] as const)
        .filter(([, count]) => count > 0),
    );
    expect(found).toEqual(Object.fromEntries(Object.entries(ALIKE).map(([path, [count]]) => [path, count])));
  });

  it.each([
    `\`${placeholder('name')}: ${placeholder('text')}\``,
    `\`${placeholder('told')}.\``,
    `\`${placeholder('one')}, ${placeholder('other')}\``,
    "names.join(', ')",
  ])('are found in %s', (text) => expect(signsIn({ path: 'src/ui/play.ts', text })).toHaveLength(1));
});
