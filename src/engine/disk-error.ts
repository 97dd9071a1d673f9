import { ownOf } from './own.ts';

/** The meanings of the system's error codes for file access, as clauses of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the disk quota is used up (EDQUOT)',
  EFBIG: 'the file would be larger than allowed (EFBIG)',
  EIO: 'the disk reports an error (EIO)',
  EROFS: 'the disk is read-only (EROFS)',
  EACCES: 'access is not permitted (EACCES)',
  EPERM: 'access is not permitted (EPERM)',
  ENOENT: 'there is no such file (ENOENT)',
  ENOTDIR: 'a part of the path is not a folder (ENOTDIR)',
  EISDIR: 'it is a folder (EISDIR)',
  ELOOP: 'the link leads back to itself (ELOOP)',
  ENAMETOOLONG: 'the path is too long (ENAMETOOLONG)',
  EXDEV: 'it lies on another disk (EXDEV)',
  EBUSY: 'it is in use by the system (EBUSY)',
  EMFILE: 'too many files are open (EMFILE)',
  ENFILE: 'too many files are open (ENFILE)',
};

/** The system's error code, such as ENOSPC. */
export function codeOf(thrown: unknown): string {
  const { code } = (thrown ?? {}) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'unknown reason';
}

/** The meaning of a failed file access, as a clause that includes the error code. */
export function reasonOf(thrown: unknown): string {
  const code = codeOf(thrown);
  return ownOf(REASONS, code) ?? code;
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
      attempt = `${path} cannot be written`,
      because = reasonOf(thrown),
      rest = '',
    }: { readonly attempt?: string; readonly because?: string; readonly rest?: string } = {},
  ) {
    super(`${attempt}: ${because}.${rest === '' ? '' : ` ${rest}`}`);
    this.code = codeOf(thrown);
  }
}
