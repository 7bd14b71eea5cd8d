/** How far the home side is ahead at a moment; negative when it is behind. */
export interface LeadPoint {
  readonly at: number;
  readonly lead: number;
}

/** A part of the time, such as a quarter. */
export interface LeadSection {
  readonly name: string;
  /** In the unit of `at`. */
  readonly length: number;
}

/** The right edge of a chart: the end of its last section. */
export const endOf = (sections: readonly LeadSection[]): number =>
  sections.reduce((sum, { length }) => sum + length, 0);

/** Percent from the left at which each section but the first starts. */
export const cutsOf = (sections: readonly LeadSection[]): number[] =>
  sections.slice(1).map((_, n) => round((endOf(sections.slice(0, n + 1)) / endOf(sections)) * 100));

/** A chart's space: `at` from 0 to `until` across, the lead from `top` down to `-top`. */
export interface LeadScale {
  readonly until: number;
  readonly top: number;
}

/** Steps of the scale that read well: 5, 10, 20, 50, 100… */
const NICE = [1, 2, 5];

/** The largest lead of either side, rounded up. */
export function leadScale(points: readonly LeadPoint[], until: number): LeadScale {
  const highest = Math.max(1, ...points.map(({ lead }) => Math.abs(lead)));
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = NICE.find((nice) => nice * power >= highest) ?? 10;
  return { until, top: step * power };
}

/** Percent from the left and from the top. */
export const placeOf = ({ at, lead }: LeadPoint, { until, top }: LeadScale): { x: number; y: number } => ({
  x: round((at / until) * 100),
  y: round(50 - (lead / top) * 50),
});

/**
 * The line from 0 on. Points are `steps`: the lead stays until the next one; gold is a `slope`, which grows between two
 * of them.
 */
export function leadLine(points: readonly LeadPoint[], scale: LeadScale, shape: 'steps' | 'slope'): string {
  const parts = ['M0 50'];
  for (const point of points) {
    const { x, y } = placeOf(point, scale);
    parts.push(shape === 'steps' ? `H${x}V${y}` : `L${x} ${y}`);
  }
  return parts.join('');
}

/** The area between the line and zero. */
export function leadArea(points: readonly LeadPoint[], scale: LeadScale, shape: 'steps' | 'slope'): string {
  const last = points.at(-1);
  return last ? `${leadLine(points, scale, shape)}V50Z` : '';
}

const round = (value: number): number => Math.round(value * 100) / 100;
