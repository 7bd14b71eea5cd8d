/**
 * Whole percents of each part that always sum to 100: the largest remainders are rounded up, the first of equal ones
 * before the others. All 0 where the parts are.
 */
export function wholePercents(parts: readonly number[]): number[] {
  const sum = parts.reduce((total, part) => total + part, 0);
  if (sum <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / sum);
  const missing = 100 - exact.reduce((total, value) => total + Math.floor(value), 0);
  const remainders = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  const raised = new Set(
    remainders
      .sort((a, b) => b.rest - a.rest)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return exact.map((value, index) => Math.floor(value) + (raised.has(index) ? 1 : 0));
}
