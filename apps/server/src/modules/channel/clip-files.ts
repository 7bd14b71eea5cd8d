import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clip, type ClipRendition, INIT, pieceName, REST_INIT, REST_PIECE } from './live-playlist.js';

/**
 * Reads the files of a rendition into memory, by the names in its playlist. A file that is served as several parts, one
 * after the other, has several buffers. Throws when a file is missing or damaged.
 */
export async function readRendition(
  folder: string,
  { kits = [] }: Clip,
  rendition: ClipRendition,
): Promise<Map<string, readonly Buffer[]>> {
  const read = (name: string) => readFile(join(folder, rendition.name, name));
  const files = new Map<string, readonly Buffer[]>();
  for (const name of [INIT, REST_INIT, REST_PIECE]) files.set(name, [await read(name)]);
  const shared = await Promise.all(Array.from({ length: rendition.pieces }, (_, index) => read(`${index}.m4s`)));
  if (kits.length === 0 || !rendition.width)
    for (const [index, piece] of shared.entries()) files.set(pieceName(rendition, index), [piece]);
  else
    for (const pair of kits) {
      const own = fragmentsOf(await read(`${pair}.m4s`));
      if (own.length !== shared.length) throw new Error(`${pair} has ${own.length} fragments, not ${shared.length}`);
      for (const [index, piece] of shared.entries())
        files.set(pieceName(rendition, index, pair), [piece, own[index] as Buffer]);
    }
  return files;
}

/** Eight hexadecimal digits that change with every byte of the files and with their names. */
export function versionOf(files: ReadonlyMap<string, readonly Buffer[]>): string {
  const hash = createHash('sha256');
  for (const [name, parts] of files) {
    hash.update(`${name} ${parts.reduce((sum, { length }) => sum + length, 0)} `);
    for (const part of parts) hash.update(part);
  }
  return hash.digest('hex').slice(0, VERSION_DIGITS);
}

const VERSION_DIGITS = 8;

/** Splits fragmented MP4 before each `moof` box; it starts with one. */
export function fragmentsOf(bytes: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length; at += sizeAt(bytes, at))
    if (bytes.toString('latin1', at + 4, at + 8) === 'moof') starts.push(at);
  return starts.map((start, index) => bytes.subarray(start, starts[index + 1]));
}

const BOX_HEADER = 8;

function sizeAt(bytes: Buffer, at: number): number {
  const size = at + BOX_HEADER <= bytes.length ? bytes.readUInt32BE(at) : 0;
  if (size < BOX_HEADER || at + size > bytes.length) throw new Error(`a box at byte ${at} is damaged`);
  return size;
}
