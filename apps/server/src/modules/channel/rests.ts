/** A pause of the match, in milliseconds since the epoch: nothing is played from `from` until `until`. */
export interface Rest {
  readonly from: number;
  readonly until: number;
}

/** A match with overtime has five pauses; an address with many more is not one of ours. */
const MAX_RESTS = 12;
const REST = /^(\d{1,12})-(\d{1,12})$/;

/**
 * Reads `1790000000-1790000900,…`, seconds since the epoch. Leaves out what is not a pause; a parameter that is repeated in
 * the address comes as a list, and has none.
 */
export function restsOf(parameter: unknown): Rest[] {
  const text = typeof parameter === 'string' ? parameter : '';
  const rests = text.split(',', MAX_RESTS).flatMap((one) => {
    const [, from, until] = REST.exec(one) ?? [];
    const rest = { from: Number(from) * 1000, until: Number(until) * 1000 };
    return rest.until > rest.from ? [rest] : [];
  });
  return rests.sort((a, b) => a.from - b.from);
}

/** Segments from `from` until before `until`. */
interface Range {
  readonly from: number;
  readonly until: number;
}

/** The segments that start in a pause, as ranges in order with at least one other segment between them. */
export function restingSegments(rests: readonly Rest[], numberAt: (time: number) => number): Range[] {
  const ranges: Range[] = [];
  for (const rest of rests) {
    const [from, until] = [Math.max(0, numberAt(rest.from)), numberAt(rest.until)];
    const last = ranges.at(-1);
    if (last && from <= last.until) ranges[ranges.length - 1] = { from: last.from, until: Math.max(last.until, until) };
    else if (until > from) ranges.push({ from, until });
  }
  return ranges;
}
