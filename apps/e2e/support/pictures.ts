import { once } from 'node:events';
import { crc32, createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';

/** A picture whose every dot tells where it lies: red grows to the right, green downwards. */
export function telling(width: number, height: number) {
  const dots = Buffer.alloc(width * height * 3, 60);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      dots[(y * width + x) * 3] = Math.round((x / (width - 1)) * 255);
      dots[(y * width + x) * 3 + 1] = Math.round((y / (height - 1)) * 255);
    }
  return sharp(dots, { raw: { width, height, channels: 3 } });
}

/** As a phone held upright writes it: lying on its side, with its place and its maker in it. */
export function fromPhone(width: number, height: number): Promise<Buffer> {
  return telling(width, height)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '21/1 1/1 1/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/**
 * How far two pictures of a square are apart where both show what was chosen: inside the circle. 0 is alike, 255 as far as
 * can be; of the telling picture 1 is a 255th of its width.
 */
export async function distance(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([seen(one), seen(other)]);
  return Math.max(...a.map((level, at) => Math.abs(level - (b[at] ?? 0))));
}

/** What a person sees in the window of a cropper. */
export async function seenIn(stage: Locator): Promise<Buffer> {
  return stage.screenshot({ animations: 'disabled' });
}

const GRID = 9;

/** Red and green at places inside the circle. */
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

/** A whole PNG of one colour, `edge` dots high and wide: some kilobytes, made row by row, that would fill gigabytes unpacked. */
export async function bomb(edge: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // One bit a dot, grey.
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
