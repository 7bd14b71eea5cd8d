/** A line as fans write it, without its sign: 0.75 is "0.5-1", 2.25 is "2-2.5", 1 is "1". */
export function formatLine(line: number): string {
  const size = Math.abs(line);
  const isQuarter = !Number.isInteger(size * 2);
  return isQuarter ? `${size - 0.25}-${size + 0.25}` : String(size);
}

/** Who gives goals at this handicap. */
export function givesLine(line: number): 'home' | 'away' | 'level' {
  if (line > 0) return 'home';
  return line < 0 ? 'away' : 'level';
}
