import { table } from './table.mjs';

describe('the table of figures', () => {
  test('aligns columns, marks a missed target, and prints a note below its row', () => {
    const text = table([
      { what: 'trang', value: '1,2 s', target: '≤ 1 s', met: false, note: 'ba lần, lấy giữa' },
      { what: 'bảng kèo', value: '61 ms', target: '≤ 70 ms', met: true },
    ]);
    expect(text.split('\n')).toEqual([
      '  đo        được   mục tiêu',
      '  trang     1,2 s  ≤ 1 s     không đạt',
      '    ba lần, lấy giữa',
      '  bảng kèo  61 ms  ≤ 70 ms   đạt',
    ]);
  });

  test('letters whose marks are written apart take one column', () => {
    const decomposed = 'bảng'.normalize('NFD');
    const [, row] = table([{ what: decomposed, value: '1', target: '1', met: true }]).split('\n');
    expect(row).toBe(`  ${decomposed}  1     1         đạt`);
  });
});
