import type { Seat } from '../../engine/question.ts';
import type { LogEntry } from '../../engine/umpire.ts';
import type { Reason } from '../../table/reasons.ts';
import { listenWords } from '../../words/en/listen.ts';
import { worseText } from '../words/hint.ts';
import { optionName, ownerAndName, type Speech } from '../words/sentences.ts';
import { sayEntry } from './log-printer.ts';
import { spokenLines } from './spoken-lines.ts';

/** What happened, entry by entry, and everybody's figures afterwards. */
export function changesLines(entries: readonly LogEntry[], speech: Speech): string[] {
  if (entries.length === 0) return [listenWords.noChanges];
  return [...entries.map((entry) => sayEntry(entry, speech)), ...movedLines(entries, speech)];
}

/** A line for each owner: the figures that changed over these entries, before and after. */
function movedLines(entries: readonly LogEntry[], speech: Speech): string[] {
  const moved = new Map<string, { from: number; to: number }>();
  for (const { changes } of entries) {
    for (const { path, from, to } of changes) {
      if (typeof from !== 'number' || typeof to !== 'number') continue;
      moved.set(path, { from: moved.get(path)?.from ?? from, to });
    }
  }
  const byOwner = new Map<string, string[]>();
  for (const [path, { from, to }] of moved) {
    if (from === to) continue;
    const { owner, name } = ownerAndName(path, speech.say);
    const said = listenWords.moved(name, from, to);
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), said]);
  }
  return [...byOwner].flatMap(([owner, said]) => {
    const head = `${owner === '' ? listenWords.table : owner}: `;
    return spokenLines(`${head}${said.join(', ')}.`, head);
  });
}

/**
 * The reasons for the bots' decisions.
 * @param reasons oldest first
 */
export function reasonLines(reasons: readonly Reason[], speech: Speech): string[] {
  return reasons.length === 0
    ? [listenWords.noReasons]
    : reasons.flatMap((reason) => reasonLine(reason, speech));
}

function reasonLine(reason: Reason, { words, say }: Speech): string[] {
  const { seat, chosen, alternatives, unit, hidden, rollouts } = reason;
  const named = (value: Reason['chosen']): string => optionName(reason, value, say);
  const name = (who: Seat): string => say.seat(who);
  const rated = alternatives.map(({ value, behind }) =>
    worseText(named(value), behind, unit, { words, say }),
  );
  const compared = rated.length > 0 ? [listenWords.rated(rated)] : hidden ? [] : [listenWords.nothingElse];
  const parts = [
    listenWords.chose(name(seat), named(chosen)),
    ...compared,
    ...(hidden ? [listenWords.keptSecret] : []),
    ...(rollouts > 0 ? [listenWords.simulated(rollouts)] : []),
  ];
  return spokenLines(parts.join(' '), `${name(seat)}, also: `);
}
