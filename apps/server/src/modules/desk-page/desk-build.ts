import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverRoot } from '../../platform/server-root.js';

/** The word in the built page that each reply replaces with its nonce. */
const NONCE = /__NONCE__/g;

/** The built desk: its page for a nonce, and the folder of its files. */
export interface DeskBuild {
  readonly page: (nonce: string) => string;
  readonly folder: string;
}

/** Reads apps/admin/dist; undefined when the desk is not built. */
export async function readDeskBuild(
  folder: string = join(serverRoot(), '../admin/dist'),
): Promise<DeskBuild | undefined> {
  const entry = join(folder, 'index.html');
  if (!existsSync(entry)) return undefined;
  const html = await readFile(entry, 'utf8');
  return { folder, page: (nonce) => html.replace(NONCE, nonce) };
}
