/** Where a key leads in a grid of equal cells: the index of a cell, `above` from the first row up, undefined for other keys. */
export function nextIn({
  key,
  at,
  columns,
  total,
}: {
  readonly key: string;
  readonly at: number;
  readonly columns: number;
  readonly total: number;
}): number | 'above' | undefined {
  const last = total - 1;
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return Math.min(at + columns, last);
    case 'ArrowUp':
      return at < columns ? 'above' : at - columns;
    case 'Home':
      return at - (at % columns);
    case 'End':
      return Math.min(at - (at % columns) + columns - 1, last);
    default:
      return undefined;
  }
}

/** A list in rows of this many. */
export const chunked = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, row) => list.slice(row * size, (row + 1) * size));
