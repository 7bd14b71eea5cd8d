/** `18.420`: Vietnamese thousands separators, independent of the runtime's locale data. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, '.');

/** `18,4 N`: short counts, for use on pictures; counts below ten thousand in full. */
export function shortCount(value: number): string {
  if (value < 10_000) return grouped(value);
  const [limit, unit] = value < 1_000_000 ? [1_000, 'N'] : [1_000_000, 'Tr'];
  const tenths = Math.floor((value / limit) * 10);
  const text = tenths % 10 === 0 ? String(tenths / 10) : `${Math.floor(tenths / 10)},${tenths % 10}`;
  return `${text} ${unit}`;
}
