/*
 * QR codes (ISO/IEC 18004) of short texts: byte mode, error correction M, versions 1 to 6. Larger versions need parts that
 * a link never uses.
 */

/** Data bytes, blocks of data, and check bytes of each block, by version. */
const VERSIONS = [
  { data: 16, blocks: 1, check: 10 },
  { data: 28, blocks: 1, check: 16 },
  { data: 44, blocks: 1, check: 26 },
  { data: 64, blocks: 2, check: 18 },
  { data: 86, blocks: 2, check: 24 },
  { data: 108, blocks: 4, check: 16 },
] as const;

/** Rows of modules; true is dark. There is no quiet zone around them. */
export type QrModules = readonly (readonly boolean[])[];

type Version = (typeof VERSIONS)[number];
type Cell = boolean | undefined;

/** Undefined when the text is longer than 106 bytes. */
export function qrOf(text: string): QrModules | undefined {
  const bytes = new TextEncoder().encode(text);
  // The mode and the length take twelve bits.
  const at = VERSIONS.findIndex(({ data }) => bytes.length <= data - 2);
  const version = VERSIONS[at];
  if (!version) return undefined;
  const frame = frameOf(at + 1);
  const bits = bitsOf(withChecks(padded(bytes, version), version));
  const masked = MASKS.map((_, mask) => filled(frame, bits, mask));
  return masked.reduce((best, one) => (penaltyOf(one) < penaltyOf(best) ? one : best));
}

/** The mode, the length and the text, with an end and padding up to the length of the version. */
function padded(bytes: Uint8Array, { data }: Version): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const filled = Array.from({ length: nibbles.length / 2 }, (_, at) => at * 2).map(
    (at) => ((nibbles[at] ?? 0) << 4) | (nibbles[at + 1] ?? 0),
  );
  return Array.from({ length: data }, (_, at) => filled[at] ?? ((at - filled.length) % 2 === 0 ? 0xec : 0x11));
}

/** The blocks byte by byte in turn, then their check bytes in turn. */
function withChecks(data: readonly number[], { blocks, check }: Version): number[] {
  const length = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * length, (block + 1) * length));
  const checks = parts.map((part) => remainderOf(part, check));
  const inTurn = (lists: readonly (readonly number[])[]) =>
    (lists[0] ?? []).flatMap((_, at) => lists.map((list) => list[at] ?? 0));
  return [...inTurn(parts), ...inTurn(checks)];
}

/** Reed–Solomon check bytes. */
function remainderOf(data: readonly number[], check: number): number[] {
  const generator = Array.from({ length: check }, (_, power) => power).reduce<number[]>(
    (product, power) => {
      const root = Array.from({ length: power }).reduce<number>((value) => times(value, 2), 1);
      return [...product, 0].map((value, at) => value ^ times(product[at - 1] ?? 0, root));
    },
    [1],
  );
  return data.reduce<number[]>(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0);
      return [...rest.slice(1), 0].map((value, at) => value ^ times(generator[at + 1] ?? 0, factor));
    },
    Array.from({ length: check }, () => 0),
  );
}

/** The product in the field of 256 elements with the polynomial 0x11d. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

const bitsOf = (bytes: readonly number[]): boolean[] =>
  bytes.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => ((byte >> bit) & 1) === 1));

/** Modules that are the same for all texts of a version; those of the text and its format are undefined. */
function frameOf(version: number): Cell[][] {
  const size = 17 + 4 * version;
  const finders = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  const centre = size - 7;
  const cellAt = (row: number, column: number): Cell => {
    for (const [y, x] of finders) {
      const ring = Math.max(Math.abs(row - y), Math.abs(column - x));
      if (ring <= 4) return ring !== 2 && ring !== 4;
    }
    const ring = Math.max(Math.abs(row - centre), Math.abs(column - centre));
    if (version > 1 && ring <= 2) return ring !== 1;
    if (row === 6 || column === 6) return (row + column) % 2 === 0;
    return row === size - 8 && column === 8 ? true : undefined;
  };
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => cellAt(row, column)));
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The frame with the format, and with the text in pairs of columns from the right, up and down in turn. */
function filled(frame: readonly (readonly Cell[])[], bits: readonly boolean[], mask: number): boolean[][] {
  const size = frame.length;
  const cells = frame.map((row) => [...row]);
  setFormat(cells, mask);
  const isMasked = MASKS[mask];
  let next = 0;
  let goesUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern belongs to no pair.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = goesUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = cells[row];
        if (!line || line[column] !== undefined) continue;
        line[column] = (bits[next] ?? false) !== isMasked?.(row, column);
        next += 1;
      }
    }
    goesUp = !goesUp;
  }
  return cells.map((row) => row.map(Boolean));
}

/** Writes the level M and the mask with their check bits, twice. */
function setFormat(cells: Cell[][], mask: number): void {
  const size = cells.length;
  let rest = mask << 10;
  for (let bit = 14; bit >= 10; bit -= 1) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const set = (row: number, column: number, bit: number) => {
    const line = cells[row];
    if (line) line[column] = ((format >> bit) & 1) === 1;
  };
  for (let bit = 0; bit < 15; bit += 1) {
    // Around the first finder, past the timing patterns.
    if (bit < 8) set(bit < 6 ? bit : bit + 1, 8, bit);
    else set(8, bit === 8 ? 7 : 14 - bit, bit);
    // Beside the other two.
    if (bit < 8) set(8, size - 1 - bit, bit);
    else set(size - 15 + bit, 8, bit);
  }
}

/** How hard it is to read, by the four rules of the standard. */
function penaltyOf(modules: QrModules): number {
  const size = modules.length;
  const columns = modules.map((_, column) => modules.map((row) => row[column] ?? false));
  const lines = [...modules, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  const runs = lines.flatMap((line) => [...line.matchAll(/0{5,}|1{5,}/g)].map(([run]) => run.length - 2));
  const finders = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]).length;
  let squares = 0;
  for (let row = 1; row < size; row += 1)
    for (let column = 1; column < size; column += 1) {
      const corner = [modules[row - 1]?.[column - 1], modules[row - 1]?.[column], modules[row]?.[column - 1]];
      if (corner.every((dark) => dark === modules[row]?.[column])) squares += 1;
    }
  const dark = modules.flat().filter(Boolean).length;
  const balance = Math.floor(Math.abs((dark * 20) / (size * size) - 10)) * 10;
  return runs.reduce((sum, run) => sum + run, 0) + finders * 40 + squares * 3 + balance;
}
