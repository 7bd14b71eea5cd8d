import { chunked, nextIn } from './grid-keys.js';

describe('keys of the emoji grid', () => {
  const from = (at: number, key: string) => nextIn({ key, at, columns: 7, total: 17 });

  it('[EG1] arrow keys move by one cell and by one row, and stop at the ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'].map((key) => from(8, key))).toEqual([7, 9, 15, 1]);
    expect([from(0, 'ArrowLeft'), from(16, 'ArrowRight'), from(12, 'ArrowDown')]).toEqual([0, 16, 16]);
  });

  it('[EG1] Home and End move within the row; up from the first row leaves the grid', () => {
    expect([from(9, 'Home'), from(9, 'End'), from(15, 'End'), from(3, 'ArrowUp')]).toEqual([7, 13, 16, 'above']);
    expect(from(3, 'a')).toBeUndefined();
  });

  it('[EG1] the last row may be short', () => {
    expect(chunked([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  });
});
