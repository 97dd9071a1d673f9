import { fileWords } from '../words/index.ts';
import { ownOf } from './own.ts';

/** The system's error code, such as ENOSPC; empty if it gave none. */
export function codeOf(thrown: unknown): string {
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** The meaning of a failed file access, as a clause that includes the error code. */
export function reasonOf(thrown: unknown): string {
  const code = codeOf(thrown);
  const { reasons, unknownReason } = fileWords();
  return code === '' ? unknownReason : (ownOf(reasons, code) ?? code);
}

/** Something could not be written: the disk is full, gone or read-only. The file keeps its earlier content. */
export class DiskError extends Error {
  override name = 'DiskError';
  /** The system's error code, such as ENOSPC. */
  readonly code: string;

  /**
   * @param thrown the error of the failed call
   * @param attempt what failed, as the beginning of a sentence; default: the file cannot be written
   * @param because the reason; default: the system's
   * @param rest a further sentence
   */
  constructor(
    readonly path: string,
    thrown: unknown,
    {
      attempt = fileWords().notWritten(path),
      because = reasonOf(thrown),
      rest = '',
    }: { readonly attempt?: string; readonly because?: string; readonly rest?: string } = {},
  ) {
    super(fileWords().failed(attempt, because, rest));
    this.code = codeOf(thrown);
  }
}
