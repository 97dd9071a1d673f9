import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { fileWords } from '../words/index.ts';
import { codeOf, reasonOf } from './disk-error.ts';
import { LateMessageError } from './late-message-error.ts';

/*
 * All reading of files. Since anybody may have written them, nothing here waits for a writer, or reads or allocates
 * more than a bound.
 */

/** A file cannot be read, with the reason as a clause. */
export class UnreadableFile extends LateMessageError {
  override name = 'UnreadableFile';

  /** @param code the system's error code, such as ENOENT, if the system gave the reason */
  constructor(
    because: () => string,
    readonly code?: string,
  ) {
    super(because);
  }
}

/** Says what a path is if it is not an ordinary file, as a clause; undefined for an ordinary file. */
export function oddKind(
  stats: Pick<Stats, 'isFile' | 'isDirectory' | 'isFIFO' | 'isSocket'>,
): (() => string) | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isDirectory()) return () => fileWords().isFolder;
  if (stats.isFIFO()) return () => fileWords().isPipe;
  return stats.isSocket() ? () => fileWords().isSocket : () => fileWords().isDevice;
}

/** The number of bytes read at a time. */
const CHUNK = 1 << 20;

/**
 * Reads the bytes of an ordinary file.
 * @param most the bound in bytes
 * @throws UnreadableFile if it is not an ordinary file, cannot be read, or is larger
 */
export function readFileWithin(path: string, most: number): Buffer {
  return withFile(path, (descriptor) => readDescriptorWithin(descriptor, most));
}

/**
 * Like `readFileWithin`, but undefined if there is no such file.
 * @throws UnreadableFile
 */
export function readIfThere(path: string, most: number): Buffer | undefined {
  try {
    return readFileWithin(path, most);
  } catch (thrown) {
    if (thrown instanceof UnreadableFile && thrown.code === 'ENOENT') return undefined;
    throw thrown;
  }
}

/**
 * Reads the first bytes of an ordinary file, at most `most`.
 * @throws UnreadableFile if it is not an ordinary file or cannot be read
 */
export function readBeginning(path: string, most: number): Buffer {
  return withFile(path, (descriptor) => readPart(descriptor, 0, most));
}

/** The beginning and the end of a file. */
export interface FileEnds {
  readonly first: Buffer;
  readonly last: Buffer;
  /** The offset of the end part, in bytes. */
  readonly from: number;
}

/**
 * Reads the first and the last bytes of an ordinary file; the two parts may overlap.
 * @throws UnreadableFile if it is not an ordinary file or cannot be read
 */
export function readEnds(path: string, mostFirst: number, mostLast: number): FileEnds {
  return withFile(path, (descriptor, { size }) => {
    const from = Math.max(0, size - mostLast);
    // A short file is read as a whole.
    if (from === 0) {
      const whole = readPart(descriptor, 0, mostLast);
      return { first: whole.subarray(0, mostFirst), last: whole, from };
    }
    return { first: readPart(descriptor, 0, mostFirst), last: readPart(descriptor, from, mostLast), from };
  });
}

function readPart(descriptor: number, from: number, most: number): Buffer {
  const bytes = Buffer.allocUnsafe(most);
  return bytes.subarray(0, readSome(descriptor, bytes, from));
}

/**
 * Reads the rest of an open file, pipe or device.
 * @param most the bound in bytes
 * @throws UnreadableFile if it cannot be read or holds more
 */
export function readDescriptorWithin(descriptor: number, most: number): Buffer {
  const chunks: Buffer[] = [];
  let length = 0;
  for (;;) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, most + 1 - length));
    const read = readSome(descriptor, chunk);
    if (read === 0) return Buffer.concat(chunks, length);
    length += read;
    if (length > most) throw new UnreadableFile(() => fileWords().tooLarge(sizeText(most)));
    chunks.push(chunk.subarray(0, read));
  }
}

/**
 * Reads the lines of an open file, pipe or terminal up to the last one, or to the end. It reads byte by byte, so that
 * what follows is left for other readers.
 * @param isLast whether a line is the last one, given the lines before it
 * @param most the bound in bytes
 * @throws UnreadableFile if it cannot be read, is not UTF-8, or is longer
 */
export function readLinesUntil(
  descriptor: number,
  most: number,
  isLast: (line: string, before: readonly string[]) => boolean,
): string {
  const lines: string[] = [];
  const byte = Buffer.allocUnsafe(1);
  let bytes: number[] = [];
  for (let length = 0; readSome(descriptor, byte) > 0; length += 1) {
    if (length >= most) throw new UnreadableFile(() => fileWords().tooLarge(sizeText(most)));
    const [read = 0] = byte;
    if (read !== LINE_FEED) {
      bytes.push(read);
      continue;
    }
    const line = utf8Text(Buffer.from(bytes));
    bytes = [];
    const ends = isLast(line, lines);
    lines.push(line);
    if (ends) return `${lines.join('\n')}\n`;
  }
  return [...lines, utf8Text(Buffer.from(bytes))].join('\n');
}

const LINE_FEED = 10;

function readSome(descriptor: number, chunk: Buffer, from: number | null = null): number {
  try {
    return readSync(descriptor, chunk, 0, chunk.length, from);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'EOF') return 0; // the end of a pipe on Windows
    throw new UnreadableFile(() => reasonOf(thrown), code);
  }
}

/** Opens an ordinary file and runs `act` with it. Opening does not block, even on a pipe without a writer. */
function withFile<T>(path: string, act: (descriptor: number, stats: Stats) => T): T {
  let descriptor: number;
  try {
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (thrown) {
    throw new UnreadableFile(() => reasonOf(thrown), codeOf(thrown));
  }
  try {
    const stats = fstatSync(descriptor);
    const kind = oddKind(stats);
    if (kind !== undefined) throw new UnreadableFile(kind);
    return act(descriptor, stats);
  } finally {
    closeSync(descriptor);
  }
}

function sizeText(bytes: number): string {
  return bytes >= 1 << 20 ? `${bytes >> 20} MB` : `${bytes >> 10} kB`;
}

/**
 * Decodes bytes as UTF-8; a byte order mark is dropped.
 * @throws UnreadableFile if they are not UTF-8, naming the encoding if it can be recognized
 */
export function utf8Text(bytes: Uint8Array): string {
  refuseUtf16(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(() => fileWords().notUtf8);
  }
}

/**
 * Refuses UTF-16, which Windows tools write by default. It is recognized by its byte order mark or by the zero byte
 * beside each ASCII letter.
 * @throws UnreadableFile if the bytes look like UTF-16
 */
export function refuseUtf16(bytes: Uint8Array): void {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (hasMark || zerosAt(bytes, 0) || zerosAt(bytes, 1)) throw new UnreadableFile(() => fileWords().isUtf16);
}

/** Whether, among the first bytes, exactly those at even (0) or odd (1) offsets are zero. */
function zerosAt(bytes: Uint8Array, place: 0 | 1): boolean {
  const end = Math.min(bytes.length, 32);
  if (end < 4) return false;
  for (let index = 0; index < end; index += 1)
    if ((bytes[index] === 0) !== (index % 2 === place)) return false;
  return true;
}
