import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { WordFilter } from './word-filter.js';

const data = join(import.meta.dirname, '../../../../../../../shared/data');
const real = existsSync(data) ? test : test.skip;
const filter = new WordFilter();

describe('[CH14] (filtered message) the word filter', () => {
  test.each([
    ['a word', 'đéo tin nổi', '*** tin nổi'],
    ['upper case', 'ĐÉO TIN', '*** TIN'],
    ['a phrase, longest first', 'con mẹ mày!', '*** ** ***!'],
    ['a phrase over line marks', 'vãi-lồn', '***-***'],
    ['written together, without accents', 'trọng tài ditmemay', 'trọng tài ********'],
    ['an abbreviation', 'vcl ghê, đkm', '*** ghê, ***'],
    ['an abbreviation of two letters', 'đm trọng tài, Đ.M', '** trọng tài, Đ.M'],
    ['decomposed letters', 'đe\u0301o', '***'],
    ['letters of another script', 'đéо', '***'],
    ['eth in place of đ', 'Ðéo', '***'],
    ['full-width letters', 'ｆｕｃｋ', '****'],
    ['an invisible character inside', 'f\u00aduck', '****'],
    ['a second tone', 'cặ\u0301c', '***'],
    ['a mark that Vietnamese does not have', 'lo\u0307n', '***'],
    ['signs for letters', 'bu0i, c4c', '****, ***'],
    ['signs for letters beside other signs', 'c4c! @bu0i!!! 0c4c1', '***! @****!!! 0***1'],
    ['repeated letters', 'đéooooo', '*******'],
    ['a word behind a sign', 'vào!đéo tin', 'vào!*** tin'],
    ['letters one by one among others', 'x đ é o k', 'x * * * k'],
    ['letters one by one', 'đ.é.o tin, l ồ n', '*.*.* tin, * * *'],
  ])('masks %s', (_what, text, masked) => {
    expect(filter.mask(text)).toBe(masked);
  });

  test.each([
    'Dứt điểm! Bán kết lượt đi, cầu thủ dự bị vào sân buổi tối',
    'dut diem, ban ket luot di, du bi, buoi toi, lon nhat',
    'Lon bia, Cu Ba, Cổ động viên, Trọng tài, Hồng Lĩnh Hà Tĩnh, Kèo tài xỉu 2.5',
    'cac ban oi, bo me toi cung xem, cho toi xin link',
    'CL đêm nay, Del Piero từng đá, showbiz bị thổi v.l',
    'Má ơi, ba má xem lồng tiếng; đìu hiu quá, sấp mặt luôn',
    'Việt Nam vô địch ⚽🇻🇳 2–1, phút 90+4',
    'hảo hán, ngu ngơ, chơi hay, hiểu chưa?',
    'hôm qua thấy mẹ xem trận này, mẹ bà ấy cũng xem',
    'cái lon bia kia, ăn lon bia, one dime, hạng V, C, L',
    'cao 5 dm, đội du đấu di chuyển, đủ rồi',
    'A B C, 4-4-2, V.A.R, H.A.G.L',
  ])('leaves "%s" alone', (text) => {
    expect(filter.mask(text)).toBe(text);
  });

  test('keeps the length of what it masks, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const masked = filter.mask(text);
        expect(filter.mask(masked)).toBe(masked);
      }),
    );
  });

  test('does not hold short words without accents back', () => {
    expect(filter.suspects('đội du đấu di chuyển dm').length > 0).toBe(false);
  });

  test('takes a list of its own', () => {
    const own = new WordFilter(['việt vị', 'phạt'], new Set(['phạt']));
    expect(own.mask('Việt vị rồi phạt')).toBe('**** ** rồi phạt');
  });

  real('leaves the names of clubs, players, scorers and grounds of ../shared/data alone', () => {
    const files = globSync('**/*.{csv,json,txt}', { cwd: data, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('case'))
      .map(({ parentPath, name }) => join(parentPath, name));
    const words = new Set<string>();
    for (const file of files)
      for (const [word] of readFileSync(file, 'utf8').matchAll(/\p{L}[\p{L}\p{M}'.-]*/gu)) words.add(word);
    expect(words.size).toBeGreaterThan(5_000);
    expect([...words].filter((word) => filter.mask(word) !== word)).toEqual([]);
  });
});
