import type { Showing } from '../../replay/showing.ts';
import { replayWords } from '../../words/index.ts';
import { answersSaid } from '../replay-text.ts';
import { sayEntry } from './log-printer.ts';
import { spokenIo } from './spoken-lines.ts';
import { spokenOutcome } from './spoken-outcome.ts';

export interface PlainDemoOptions {
  readonly signal: AbortSignal;
  /** The speed; null does not wait, for output that no person is reading. */
  readonly speed: number | null;
  print(line: string): void;
}

/** Tells a demo line by line: captions between empty lines, answers as sentences, and their results. */
export async function demoPlain(showing: Showing, options: PlainDemoOptions): Promise<void> {
  const { signal, speed } = options;
  const { signs } = await showing.game.spoken();
  const io = spokenIo(options, signs);
  const print = (text: string): void => io.print(text);
  const { walk, stops } = showing;
  print(replayWords().demoInLines(showing.title));
  let told = 0;
  let answered = -1;
  let spoken = false;
  for (const [index, stop] of stops.entries()) {
    if (signal.aborted) return;
    if (stop.caption?.startsWith(replayWords().aboutDrawing) === true) continue;
    if (stop.caption !== undefined) {
      print('');
      print(stop.caption);
    } else if (stop.answered !== answered) {
      if (spoken) print('');
      // An answer that the log is about to report is not told twice.
      for (const { sentence, isLogged } of answersSaid(showing, index)) if (!isLogged) print(sentence);
      const log = walk.seatAt(stop.answered, 'all').log();
      for (const entry of log.slice(told)) print(sayEntry(entry, showing));
      told = log.length;
    }
    answered = stop.answered;
    spoken = stop.caption !== undefined;
    if (speed !== null) await pause((stop.seconds * 1000) / speed, signal);
  }
  for (const line of spokenOutcome(walk.seatAt(walk.length, null).outcome(), showing)) print(line);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
