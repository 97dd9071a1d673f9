import type { Finding, Source } from './sources.ts';

/** The rooms of clients, which get seats of a table, a replay or a rule-checking session. */
const clients = ['src/ui/', 'src/server/'];

/** Exports that hold a state or are the class behind a seat, by file. */
const keepers: readonly (readonly [file: string, names: readonly string[]])[] = [
  ['engine/game.ts', ['State']],
  ['engine/match.ts', ['Match', 'Stage']],
  ['engine/kept-match.ts', ['KeptMatch']],
  ['engine/run-step.ts', ['runStep', 'StepRun']],
  ['table/table-seat.ts', ['TableSeat']],
  ['table/table-reader.ts', ['TableReader']],
  ['table/open-questions.ts', ['OpenQuestions']],
  ['table/reading-seat.ts', ['Glance']],
];

/** Imports that would give a client access to a state, and uses of a branch outside a rule desk. */
export function heldStates({ path, text }: Source): Finding[] {
  const findings: Finding[] = [];
  if (text.includes('Branch.pointOf(') && !path.startsWith('src/rule-desk/'))
    findings.push({ path, because: 'opens a branch of a match' });
  if (!clients.some((room) => path.startsWith(room))) return findings;
  for (const [, names = '', target = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/gu)) {
    const held = keepers.find(([file]) => target.endsWith(file))?.[1] ?? [];
    const imported = names.split(',').map(
      (name) =>
        name
          .replace(/^\s*type /u, '')
          .trim()
          .split(' ')[0] ?? '',
    );
    for (const name of imported) if (held.includes(name)) findings.push({ path, because: `imports ${name}` });
  }
  return findings;
}
