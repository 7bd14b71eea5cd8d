/** From `from` (included) to `to` (not included), in milliseconds since the epoch. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether a span holds an instant (RFC 3339). */
export function isWithin(instant: string, { from, to }: Span): boolean {
  const at = Date.parse(instant);
  return at >= from && at < to;
}
