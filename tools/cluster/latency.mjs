/** @typedef {{ p50: number, p95: number, max: number }} Spread of times in milliseconds */

/** @param {readonly number[]} times @returns {Spread} */
export function spread(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: Math.round(sorted.at(-1) ?? 0) };
}
