import { cornerAfter, CORNERS, nearestCorner, nextCorner } from './corner-drag.js';

describe('[LS9] (small window) corners', () => {
  it.each([
    [10, 10, 'top-left'],
    [900, 10, 'top-right'],
    [10, 700, 'bottom-left'],
    [900, 700, 'bottom-right'],
  ])('a window let go at %i, %i rests in the %s', (x, y, corner) => {
    expect(nearestCorner({ x, y }, 1000, 800)).toBe(corner);
  });

  it('arrow keys move it by one corner; other keys, and moves past an edge, do nothing', () => {
    expect(cornerAfter('ArrowUp', 'bottom-right')).toBe('top-right');
    expect(cornerAfter('ArrowLeft', 'bottom-right')).toBe('bottom-left');
    expect(cornerAfter('ArrowRight', 'bottom-right')).toBeUndefined();
    expect(cornerAfter('Enter', 'bottom-right')).toBeUndefined();
  });

  it('four presses visit all four corners', () => {
    const seen = CORNERS.map((corner) => nextCorner(corner));
    expect(new Set(seen).size).toBe(4);
    expect(nextCorner('bottom-left')).toBe('top-left');
  });
});
