/** A name of which readers can only recognise their own: `ng***ia`. Short names keep fewer letters. */
export function maskedName(name: string): string {
  const letters = [...name.normalize('NFC').trim()];
  const kept = letters.length >= 7 ? 2 : letters.length >= 4 ? 1 : 0;
  const start = letters.slice(0, Math.max(kept, 1)).join('');
  return `${start}***${kept === 0 ? '' : letters.slice(-kept).join('')}`;
}
