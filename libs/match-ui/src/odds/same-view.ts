/** Deep equality of two views: plain values by content, functions by identity. */
export function sameView(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const left = Object.entries(one);
  const right = other as Readonly<Record<string, unknown>>;
  return (
    left.length === Object.keys(other).length &&
    left.every(([name, value]) => name in right && sameView(value, right[name]))
  );
}
