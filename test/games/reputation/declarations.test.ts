import { expect, it } from 'vitest';
import { settingOf } from '../../../src/engine/match.ts';
import { agendaDeclarations } from '../../../src/games/reputation/agenda-declarations.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import { powerDeclarations } from '../../../src/games/reputation/power-declarations.ts';
import { agendaPhrases, powerPhrases } from '../../../src/games/reputation/words/en/identities.ts';

const { components } = settingOf(reputation, 3);
const phrasesOf = (parts: readonly { readonly phrase: string }[]) =>
  [...new Set(parts.map(({ phrase }) => phrase))].sort();

it('every power of the table is declared, in phrases that are known (REP-COMP-06)', () => {
  const kinds = Object.values(components.corporations).map(({ rule }) => rule.kind);
  expect(powerDeclarations.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  expect(Object.keys(powerPhrases).sort()).toEqual(
    phrasesOf(powerDeclarations.flatMap(({ effects }) => effects)),
  );
});

it('every agenda of the table is declared, in phrases that are known (REP-COMP-08, RR-49)', () => {
  const kinds = Object.values(components.ceos).map(({ rule }) => rule.kind);
  expect(agendaDeclarations.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  expect(Object.keys(agendaPhrases).sort()).toEqual(
    phrasesOf(agendaDeclarations.flatMap(({ conditions }) => conditions)),
  );
});
