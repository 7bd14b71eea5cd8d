import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** A picture whose colours encode the position: red grows to the right, green downwards. */
export function telling(width: number, height: number) {
  const dots = Buffer.alloc(width * height * 3, 60);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      dots[(y * width + x) * 3] = Math.round((x / (width - 1)) * 255);
      dots[(y * width + x) * 3 + 1] = Math.round((y / (height - 1)) * 255);
    }
  return sharp(dots, { raw: { width, height, channels: 3 } });
}

/** A photo as an upright phone stores it: rotated, with an orientation tag, location and camera model. */
export function fromPhone(width: number, height: number): Promise<Buffer> {
  return telling(width, height)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/**
 * Largest difference of two square pictures inside the circle, from 0 (equal) to 255. For the picture of `telling`, 1 is a 255th
 * of its width.
 */
export async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([seen(one), seen(other)]);
  return Math.max(...a.map((level, at) => Math.abs(level - (b[at] ?? 0))));
}

/** The visible part of a crop window. */
export async function seenIn(stage: Locator): Promise<Buffer> {
  return stage.screenshot({ animations: 'disabled' });
}

const GRID = 9;

/** Red and green at points inside the circle. */
async function seen(picture: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const levels: number[] = [];
  for (let row = 1; row < GRID; row += 1)
    for (let column = 1; column < GRID; column += 1) {
      const [u, v] = [column / GRID, row / GRID];
      if (Math.hypot(u - 0.5, v - 0.5) > 0.45) continue;
      const at = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * info.channels;
      levels.push(data[at] ?? 0, data[at + 1] ?? 0);
    }
  return levels;
}

/** A PNG of one colour with `edge` × `edge` pixels: a few kilobytes, generated row by row, that would fill gigabytes decoded. */
export async function bomb(edge: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // One bit per pixel, grey.
  header[8] = 1;
  const deflate = createDeflate({ level: 9 });
  const packed = buffer(deflate);
  const row = Buffer.alloc(1 + Math.ceil(edge / 8));
  for (let y = 0; y < edge; y += 1) if (!deflate.write(row)) await once(deflate, 'drain');
  deflate.end();
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', await packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
