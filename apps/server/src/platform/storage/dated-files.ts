import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that only their owner may read, in a folder where their names are in the order in which they were written. */
export class DatedFiles {
  #lastAt = 0;

  constructor(private readonly folder: string) {}

  /** @param ending of the name, as in `.txt`. */
  async write(content: string | Uint8Array, ending: string): Promise<void> {
    // Of two in one millisecond, or after the machine's clock was put back, the later still stands behind.
    this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
    const time = new Date(this.#lastAt).toISOString().replaceAll(':', '-');
    const file = join(this.folder, `${time}-${randomUUID()}${ending}`);
    await mkdir(this.folder, { recursive: true });
    // Renamed when whole: whoever watches the folder never opens half of one.
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
