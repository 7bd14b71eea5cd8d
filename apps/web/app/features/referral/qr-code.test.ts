import { type QrModules, qrOf } from './qr-code';

/*
 * Reads a code as a scanner does. It is written from the standard and shares no line with the encoder.
 */

/** Data bytes, blocks and check bytes of a block, by version. */
const LEVEL_M = [[], [16, 1, 10], [28, 1, 16], [44, 1, 26], [64, 2, 18], [86, 2, 24], [108, 4, 16]];
const EXP = [1];
for (let power = 1; power < 255; power += 1) {
  const doubled = (EXP[power - 1] ?? 0) * 2;
  EXP.push(doubled > 255 ? doubled ^ 0x11d : doubled);
}
const product = (one: number, power: number) => (one === 0 ? 0 : (EXP[(EXP.indexOf(one) + power) % 255] ?? 0));

function isFrame(row: number, column: number, version: number): boolean {
  const end = 16 + 4 * version;
  if (row === 6 || column === 6) return true;
  if (row < 9 && (column < 9 || column > end - 8)) return true;
  if (row > end - 8 && column < 9) return true;
  const [near, far] = [end - 8, end - 4];
  return version > 1 && row >= near && row <= far && column >= near && column <= far;
}

const isInverted = [
  (i: number, j: number) => (i + j) % 2 === 0,
  (i: number) => i % 2 === 0,
  (_i: number, j: number) => j % 3 === 0,
  (i: number, j: number) => (i + j) % 3 === 0,
  (i: number, j: number) => ((i >> 1) + Math.floor(j / 3)) % 2 === 0,
  (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];

/** Both copies of the format, most significant bit first. */
function formatsOf(modules: QrModules): string[] {
  const end = modules.length - 1;
  const at = (row: number, column: number) => (modules[row]?.[column] === true ? '1' : '0');
  const columns = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => at(8, column));
  const rows = [7, 5, 4, 3, 2, 1, 0].map((row) => at(row, 8));
  const low = [0, 1, 2, 3, 4, 5, 6].map((up) => at(end - up, 8));
  const right = [7, 6, 5, 4, 3, 2, 1, 0].map((back) => at(8, end - back));
  return [[...columns, ...rows].join(''), [...low, ...right].join('')];
}

function decode(modules: QrModules): string {
  const size = modules.length;
  const version = (size - 17) / 4;
  const [data = 0, blocks = 0, check = 0] = LEVEL_M[version] ?? [];
  const [first = '', second] = formatsOf(modules);
  expect(first).toBe(second);
  const format = Number.parseInt(first, 2) ^ 0b101010000010010;
  expect(format >> 13).toBe(0);
  const inverted = isInverted[(format >> 10) & 7];
  let bits = '';
  const columns = Array.from({ length: size }, (_, at) => size - 1 - at).filter((column) => column !== 6);
  for (let pair = 0; pair * 2 < columns.length; pair += 1)
    for (let step = 0; step < size; step += 1)
      for (const column of columns.slice(pair * 2, pair * 2 + 2)) {
        const row = pair % 2 === 0 ? size - 1 - step : step;
        if (isFrame(row, column, version)) continue;
        bits += modules[row]?.[column] !== inverted?.(row, column) ? '1' : '0';
      }
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  expect(bytes).toHaveLength(data + blocks * check);
  const parts = Array.from({ length: blocks }, (_, block) => bytes.filter((__, at) => at % blocks === block));
  for (const part of parts)
    for (let root = 0; root < check; root += 1) {
      // Every root of the generator is a root of the whole block, or the block has errors.
      expect(part.reduce((sum, byte) => product(sum, root) ^ byte, 0)).toBe(0);
    }
  const content = parts.flatMap((part) => part.slice(0, data / blocks));
  const text = content.map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(text.slice(4, 12), 2);
  const read = (text.slice(12, 12 + length * 8).match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return new TextDecoder().decode(Uint8Array.from(read));
}

const isDark = (modules: QrModules | undefined, row: number, column: number) => modules?.[row]?.[column];

describe('[EN5] (QR) the code of an invite link', () => {
  test.each([
    ['a', 21],
    ['https://khandai.example/?pid=H7KQ3WD', 29],
    ['http://127.0.0.1:4200/?pid=22WDKH7', 29],
    [`https://xem-bong-da.khandai.example/?pid=H7KQ3WD`, 33],
    [`https://${'x'.repeat(60)}/?pid=ĐÁ`, 37],
    ['x'.repeat(106), 41],
  ])('reads as %j', (text, size) => {
    const modules = qrOf(text);
    expect(modules?.length).toBe(size);
    expect(decode(modules ?? [])).toBe(text);
  });

  test('reads the same up to the longest of each size; a longer text has none', () => {
    for (const length of [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106]) {
      const text = 'Khan-Dai/'.repeat(12).slice(0, length);
      expect(decode(qrOf(text) ?? [])).toBe(text);
    }
    expect(qrOf('x'.repeat(107))).toBeUndefined();
  });

  test('has the three finders, the timing pattern and the dark module', () => {
    const modules = qrOf('https://khandai.example/?pid=H7KQ3WD');
    for (const [row, column] of [
      [0, 0],
      [0, 22],
      [22, 0],
    ] as const) {
      const ring = [0, 1, 2, 3].map((at) => isDark(modules, row + at, column + at));
      expect(ring).toEqual([true, false, true, true]);
    }
    expect([8, 9, 10, 11].map((at) => isDark(modules, 6, at))).toEqual([true, false, true, false]);
    expect(isDark(modules, 21, 8)).toBe(true);
  });
});
