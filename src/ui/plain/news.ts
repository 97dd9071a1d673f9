import type { LogEntry } from '../../engine/umpire.ts';
import type { Reason } from '../../table/reasons.ts';
import { listenWords, signs } from '../../words/index.ts';
import { type MoveText, moveTexts } from '../words/reasons.ts';
import { ownerAndName, type Speech } from '../words/sentences.ts';
import { sayEntry } from './log-printer.ts';
import { spokenLines } from './spoken-lines.ts';

/** What happened, entry by entry, and everybody's figures afterwards. */
export function changesLines(entries: readonly LogEntry[], speech: Speech): string[] {
  if (entries.length === 0) return [listenWords().noChanges];
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
    const said = listenWords().moved(name, from, to);
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), said]);
  }
  return [...byOwner].flatMap(([owner, said]) => {
    const head = `${owner === '' ? listenWords().table : owner}${signs().colon}`;
    return spokenLines(`${head}${said.join(signs().list)}${signs().stop}`, head);
  });
}

/**
 * The reasons for the bots' moves.
 * @param reasons oldest first
 */
export function reasonLines(reasons: readonly Reason[], speech: Speech): string[] {
  return reasons.length === 0
    ? [listenWords().noReasons]
    : moveTexts(reasons, speech).flatMap((move) => moveLine(move, speech));
}

function moveLine(
  { seat, chosen, because, alternatives, hidden, rollouts }: MoveText,
  { say }: Speech,
): string[] {
  const compared =
    alternatives.length > 0 ? [listenWords().rated(alternatives)] : hidden ? [] : [listenWords().nothingElse];
  const parts = [
    listenWords().chose(say.seat(seat), chosen),
    ...because,
    ...compared,
    ...(hidden ? [listenWords().keptSecret] : []),
    ...(rollouts > 0 ? [listenWords().simulated(rollouts)] : []),
  ];
  return spokenLines(parts.join(signs().gap), listenWords().also(say.seat(seat)));
}
