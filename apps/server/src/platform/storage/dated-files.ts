import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes files that only their owner may read, with names that sort in the order of writing. */
export class DatedFiles {
  #lastAt = 0;

  constructor(private readonly folder: string) {}

  /** @param ending The name's extension, as in `.txt`. */
  async write(content: string | Uint8Array, ending: string): Promise<void> {
    // Increases the time so that names stay in order within one millisecond and after the machine's clock is set back.
    this.#lastAt = Math.max(Date.now(), this.#lastAt + 1);
    const time = new Date(this.#lastAt).toISOString().replaceAll(':', '-');
    const file = join(this.folder, `${time}-${randomUUID()}${ending}`);
    await mkdir(this.folder, { recursive: true });
    // Renames the complete file, so that a program that watches the folder never opens a partial one.
    await writeFile(`${file}.part`, content, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
}
