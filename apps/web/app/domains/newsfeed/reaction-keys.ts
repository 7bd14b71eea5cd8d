/** Where a key leads in a row of reactions that goes on from its end to its beginning; undefined for other keys. */
export function nextReaction(key: string, at: number, total: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % total;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + total) % total;
    case 'Home':
      return 0;
    case 'End':
      return total - 1;
    default:
      return undefined;
  }
}
