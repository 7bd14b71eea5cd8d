/** A marble's place at a mark. */
export interface RankPoint {
  /** 0 at the start, then the number of parts of the race that the leader had run. */
  part: number;
  /** From 1. */
  rank: number;
}

/** A smooth line through places at marks, one unit apart in both directions. It is broken where marks are missing. */
export function rankPath(points: readonly RankPoint[]): string {
  return points
    .map(({ part, rank }, index) => {
      const [before, y] = [points[index - 1], rank - 0.5];
      if (!before || part - before.part > 1) return `M${part} ${y}`;
      const middle = (before.part + part) / 2;
      return `C${middle} ${before.rank - 0.5} ${middle} ${y} ${part} ${y}`;
    })
    .join('');
}
