/** A price from a point in time on. */
export interface ChartPoint {
  /** Milliseconds since the epoch. */
  at: number;
  /** Undefined while it is suspended. */
  value: number | undefined;
  /** The handicap or total that the price belongs to. */
  line?: number | undefined;
}

export interface ChartScale {
  from: number;
  to: number;
  low: number;
  high: number;
}

/** Adds a margin above and below, so that no line touches the edge; a constant price is in the middle. */
export function scaleOf(series: readonly (readonly ChartPoint[])[], until: number): ChartScale {
  const points = series.flat();
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const from = Math.min(until - 1, ...points.map(({ at }) => at));
  const margin = high > low ? (high - low) * 0.12 : Math.max(Math.abs(high) * 0.1, 0.05);
  return values.length === 0
    ? { from, to: until, low: 0, high: 1 }
    : { from, to: until, low: low - margin, high: high + margin };
}

export const shareOfTime = ({ from, to }: ChartScale, at: number): number => (at - from) / (to - from);
export const shareOfHeight = ({ low, high }: ChartScale, value: number): number => 1 - (value - low) / (high - low);

/**
 * A step path in a square of `size`: a price holds until the next point. The path breaks while the price is suspended, and
 * where the line changes, because prices of two lines are not comparable.
 */
export function stepPath(points: readonly ChartPoint[], scale: ChartScale, size: number): string {
  const parts: string[] = [];
  let open = false;
  points.forEach(({ at, value, line }, index) => {
    if (line !== points[index - 1]?.line) open = false;
    if (value === undefined) {
      open = false;
      return;
    }
    const x = round(shareOfTime(scale, at) * size);
    const y = round(shareOfHeight(scale, value) * size);
    const end = round(shareOfTime(scale, points[index + 1]?.at ?? scale.to) * size);
    parts.push(open ? `V${y}H${end}` : `M${x} ${y}H${end}`);
    open = true;
  });
  return parts.join('');
}

/** At most three axis ticks, rounded to two decimals, between the lowest and the highest price; close prices have fewer. */
export function marksOf({ low, high }: ChartScale): number[] {
  return [...new Set([0.85, 0.5, 0.15].map((share) => Math.round((low + (high - low) * share) * 100) / 100))];
}

const round = (value: number): number => Math.round(value * 10) / 10;
