import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEGABYTE = Buffer.alloc(1 << 20);

/** A disk of a few megabytes, in memory, that a test fills up. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /**
   * Why no disk can be mounted here, for a skipped test; null if one can. It takes the rights of root, which neither
   * users nor most containers have.
   */
  static whyNot(): string | null {
    try {
      SmallDisk.mount(1).unmount();
      return null;
    } catch (error) {
      return `a tmpfs cannot be mounted here (${error instanceof Error ? error.message.split('\n')[0] : String(error)})`;
    }
  }

  static mount(megabytes: number): SmallDisk {
    const folder = mkdtempSync(join(tmpdir(), 'green-games-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    } catch (error) {
      rmSync(folder, { recursive: true });
      throw error;
    }
    chmodSync(folder, 0o777);
    return new SmallDisk(folder);
  }

  /** Fills it up to the last byte. */
  fill(): void {
    const descriptor = openSync(this.filling, 'a');
    try {
      for (let part: Uint8Array = MEGABYTE; part.length > 0; ) {
        try {
          writeSync(descriptor, part);
        } catch {
          part = part.subarray(0, Math.floor(part.length / 2));
        }
      }
    } finally {
      closeSync(descriptor);
    }
  }

  /** Makes room again. */
  free(): void {
    rmSync(this.filling, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'pipe' });
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get filling(): string {
    return join(this.folder, 'filling');
  }
}
