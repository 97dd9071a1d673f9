import { existsSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { type Showing, stopAt } from '../replay/showing.ts';
import type { RecordedPart, RecordOptions } from '../ui/record.ts';
import { commandWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { isThere, writeNewFile } from './files.ts';
import { printJsonText, tell } from './output.ts';

/** What is to be recorded, and where. */
export interface RecordWishes {
  /** A file that ends in .cast or .svg, or `-`: a cast to the standard output. */
  readonly record: string;
  readonly from?: string;
  readonly to?: string;
}

/** The size limit of a picture in bytes: a larger one is slow to load in a page. */
const MOST_BYTES = 200_000;

const isPicture = (file: string): boolean => extname(file).toLowerCase() === '.svg';

/**
 * Checks that the file can be written before the recording, which takes a while.
 * @throws Exit
 */
export function checkRecord({ record: file }: RecordWishes): void {
  if (file === '-') return;
  if (extname(file).toLowerCase() !== '.cast' && !isPicture(file)) {
    throw usage(commandWords().recordEndings(file));
  }
  if (isThere(file)) throw usage(commandWords().recordExists(file));
  const folder = dirname(file);
  if (!existsSync(folder)) throw usage(commandWords().noFolderForRecord(file, folder));
}

/**
 * Records a demo: as a cast, from beginning to end or a part of it; as a picture of one moment, or of a part, which is
 * then animated.
 * @param picture the beginning of the caption that a picture of no particular part shows; default: the end
 * @throws Exit if there is no such part, or its picture is too large
 */
export async function record(
  showing: Showing,
  wishes: RecordWishes,
  options: RecordOptions,
  picture: string | undefined,
): Promise<void> {
  const { recorded, pictured } = await import('../ui/record.ts');
  const { record: file } = wishes;
  const part = partOf(showing, wishes, picture);
  if (!isPicture(file)) {
    const cast = await recorded(showing, options, part);
    if (file === '-') {
      printJsonText(cast);
      return;
    }
    writeNewFile(file, cast);
    tell(commandWords().recorded(file, file));
    return;
  }
  const svg = await pictured(showing, options, part);
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST_BYTES) {
    throw usage(commandWords().pictureTooLarge(file, Math.ceil(bytes / 1000), MOST_BYTES / 1000));
  }
  writeNewFile(file, svg);
  tell(commandWords().drawn(file));
}

function partOf(
  showing: Showing,
  { record: file, from, to }: RecordWishes,
  picture: string | undefined,
): RecordedPart {
  const last = showing.stops.length - 1;
  const first = from === undefined ? 0 : momentOf(showing, '--from', from);
  if (to !== undefined) {
    const end = momentOf(showing, '--to', to);
    if (end < first) throw usage(commandWords().endBeforeBeginning(to));
    return { from: first, to: end };
  }
  if (!isPicture(file)) return { from: first, to: last };
  const moment =
    from !== undefined ? first : picture === undefined ? last : momentOf(showing, '--from', picture);
  return { from: moment, to: moment };
}

/** The stop named by a number of answers or by the beginning of a caption. */
function momentOf({ stops, walk }: Showing, option: string, text: string): number {
  if (/^\d{1,6}$/u.test(text)) {
    if (Number(text) > walk.length) throw usage(commandWords().answersOfDemo(option, text, walk.length));
    return stopAt(stops, Number(text));
  }
  const wanted = text.toLowerCase();
  const found = stops.findIndex(({ caption }) => caption?.toLowerCase().startsWith(wanted) === true);
  if (found >= 0) return found;
  throw usage(commandWords().noSuchCaption(option, text));
}
