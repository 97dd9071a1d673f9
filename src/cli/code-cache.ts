import { createHash } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { replaceAtomically } from '../engine/replaced-file.ts';

/*
 * The program is built in a few parts, and V8 compiles each of their functions when it is first called. The code
 * compiled by the time of the first frame is kept in a file, so that the next start need not compile it again. Reading
 * such a file means running its code, so a file that is damaged, or that another user could have written, is never
 * used.
 */

/** A part of the built program, with a key that distinguishes it from the same part of another build. */
export interface CodePart {
  /** The path of the part's file, which is compressed with Brotli. */
  readonly file: string;
  /** The beginning of the SHA-256 of its script, in hexadecimal digits. */
  readonly digest: string;
  readonly version: string;
}

/** Functions that return the modules of a part, by the modules' paths. */
export type Modules = Readonly<Record<string, () => unknown>>;

/** The environment of a part. */
export interface Surroundings {
  /** Loads modules of Node. */
  readonly require: NodeJS.Require;
  /** Loads modules of other parts. */
  moduleOf(part: string, module: string): unknown;
}

/** A loaded part and the origin of its code. */
interface Loaded {
  readonly name: string;
  readonly part: CodePart;
  readonly script: Script;
  /** The modules that were in use when the loaded cache was written. */
  readonly cached: ReadonlySet<string>;
}

/** The content of a cache file. */
interface Content {
  readonly data: Buffer;
  /** The modules that were in use when it was written. */
  readonly modules: readonly string[];
}

/** Larger files are not read. */
const LARGEST_BYTES = 2 ** 26;
const DIGEST_BYTES = 32;
const LENGTH_BYTES = 4;
/** Milliseconds that writing a temporary file can take; an older one was left by a dead process. */
const OLDEST_TEMPORARY = 60_000;
const WRITABLE_BY_OTHERS = 0o022;

/** The name of the cache file of a part for this version of V8 and this kind of processor. */
export function cacheName(name: string, { version, digest }: CodePart): string {
  return `${name}-${version}-${digest}-${process.versions.v8}-${process.arch}.cache`;
}

/** Keeps the compiled code of the program's parts from one start to the next. */
export class CodeCache {
  private parts: Loaded[] = [];
  private readonly used = new Set<string>();

  /**
   * @param folder where files are read and written; null for neither
   * @param built where the build may have put files; they are read if the folder has none
   */
  constructor(
    private readonly folder: string | null,
    private readonly built: string,
  ) {}

  /** Records that a module of a part is in use. */
  note(module: string): void {
    this.used.add(module);
  }

  /** Runs a part, from its cached code if possible, and returns its modules. */
  load(name: string, part: CodePart, { require, moduleOf }: Surroundings): Modules {
    const source = sourceOf(part);
    const content = this.read(name, part);
    const options = { filename: part.file };
    let script = new Script(source, content === null ? options : { ...options, cachedData: content.data });
    const isTaken = content !== null && script.cachedDataRejected === false;
    if (content !== null && !isTaken) script = new Script(source, options);
    this.parts.push({ name, part, script, cached: new Set(isTaken ? content.modules : []) });
    const module = { exports: {} as Modules };
    script.runInThisContext()(module, require, moduleOf, (used: string) => this.note(used), part.file);
    return module.exports;
  }

  /**
   * Writes the compiled code of every part that uses more than its cache holds. A failure to write is ignored, because
   * the program works without a cache.
   */
  keep(): void {
    const { folder } = this;
    if (folder === null) return;
    const short = this.parts.filter(({ cached }) => [...this.used].some((module) => !cached.has(module)));
    if (short.length === 0) return;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (!isOwnFolder(folder)) return;
      for (const { name, part, script, cached } of short) {
        const modules = [...new Set([...cached, ...this.used])].sort();
        writeCache(join(folder, cacheName(name, part)), packed(script.createCachedData(), modules));
      }
      this.parts = this.parts.map((each) => ({ ...each, cached: new Set([...each.cached, ...this.used]) }));
      this.removeOthers(folder);
    } catch {
      // The disk is full or the folder is not writable: the next start compiles again.
    }
  }

  private read(name: string, part: CodePart): Content | null {
    if (this.folder === null) return null;
    const file = cacheName(name, part);
    const own = isOwnFolder(this.folder) ? readCache(join(this.folder, file), process.getuid?.()) : null;
    // Files written by the build belong to the program's owner and are trusted as much as the program.
    return own ?? readCache(join(this.built, file), statSync(part.file).uid);
  }

  /** Removes files of earlier versions, other builds and other versions of Node. */
  private removeOthers(folder: string): void {
    const current = new Set(this.parts.map(({ name, part }) => cacheName(name, part)));
    const names = new Set(this.parts.map(({ name }) => name));
    for (const file of readdirSync(folder)) {
      const [, name = '', temporary] = /^([A-Za-z-]+)-\d.*\.cache(\.\d+\.tmp)?$/.exec(file) ?? [];
      if (!names.has(name) || current.has(file)) continue;
      const path = join(folder, file);
      const isRecent = temporary !== undefined && Date.now() - lstatSync(path).mtimeMs < OLDEST_TEMPORARY;
      if (!isRecent) unlinkSync(path);
    }
  }
}

/** The script of a part. */
function sourceOf({ file }: CodePart): string {
  return brotliDecompressSync(readFileSync(file)).toString('latin1');
}

/** Whether only this user can have written to the folder. */
function isOwnFolder(folder: string): boolean {
  try {
    const stat = lstatSync(folder);
    return stat.isDirectory() && isOwn(stat, process.getuid?.());
  } catch {
    return false; // missing or inaccessible
  }
}

/** Whether a file or folder belongs to this owner and nobody else may write to it. Windows has no such owners. */
function isOwn(stat: { readonly uid: number; readonly mode: number }, owner: number | undefined): boolean {
  if (process.getuid === undefined) return true;
  return stat.uid === owner && (stat.mode & WRITABLE_BY_OTHERS) === 0;
}

/** The content of a cache file; null if it is missing or cannot be trusted. */
function readCache(path: string, owner: number | undefined): Content | null {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  } catch {
    return null;
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile() || !isOwn(stat, owner) || stat.size > LARGEST_BYTES) return null;
    // An unpooled buffer is aligned, so V8 can read it without a copy.
    const bytes = Buffer.allocUnsafeSlow(stat.size);
    return readSync(file, bytes, 0, stat.size, 0) === stat.size ? unpacked(bytes) : null;
  } catch {
    return null;
  } finally {
    closeSync(file);
  }
}

/**
 * The bytes of a cache file: V8's data, the names of the modules, the length of these names, and a digest of it all.
 */
function packed(data: Buffer, modules: readonly string[]): Buffer {
  const names = Buffer.from(JSON.stringify(modules));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(names.length);
  const content = Buffer.concat([data, names, length]);
  return Buffer.concat([content, digestOf(content)]);
}

/** Reads a cache file. The digest is checked because V8 would run damaged data without noticing. */
function unpacked(bytes: Buffer): Content | null {
  const end = bytes.length - DIGEST_BYTES;
  if (end < LENGTH_BYTES) return null;
  const content = bytes.subarray(0, end);
  if (!digestOf(content).equals(bytes.subarray(end))) return null;
  const namesEnd = end - LENGTH_BYTES;
  const namesBegin = namesEnd - content.readUInt32LE(namesEnd);
  if (namesBegin < 0) return null;
  const modules = JSON.parse(content.toString('utf8', namesBegin, namesEnd)) as string[];
  return { data: content.subarray(0, namesBegin), modules };
}

function digestOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Writes a file atomically. */
function writeCache(path: string, bytes: Buffer): void {
  replaceAtomically(path, `${path}.${process.pid}.tmp`, (beside) =>
    writeFileSync(beside, bytes, { mode: 0o600, flag: 'wx' }),
  );
}
