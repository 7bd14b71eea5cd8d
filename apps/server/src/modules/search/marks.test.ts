import fc from 'fast-check';
import { searchKey } from '../../platform/plain-text.js';
import { excerptOf, marksOf } from './marks.js';
import { corrected, mistakes, Vocabulary } from './spelling.js';

const marked = (text: string, ...words: string[]) => marksOf(text, words).map(([begin, end]) => text.slice(begin, end));

describe('marks', () => {
  it.each([
    ['Thép Xanh Nam Định', ['nam', 'dinh'], ['Nam Định']],
    ['Thép Xanh Nam Định'.normalize('NFD'), ['nam', 'dinh'], ['Nam Định'.normalize('NFD')]],
    ['🔥 Đặng Văn Lâm 🧤', ['dang'], ['Đặng']],
    ['@ngobinhnamdinh', ['nam', 'dinh'], ['namdinh']],
    ['Hải lên khải hoàn', ['hai'], ['Hải']],
    ['50% và 5', ['50%'], ['50%']],
  ])('cover the letters of the original: %s', (text, words, expected) => {
    expect(marked(text, ...words)).toEqual(expected);
  });

  const letters = fc.constantFrom('a', 'á', 'Ầ', 'đ', 'Đ', 'n', 'ư', '🔥', '👨‍👩‍👧', ' ', '-', '\u0301', '%');
  const texts = fc.array(letters, { maxLength: 40 }).map((parts) => parts.join(''));

  it('are in order, apart, inside the text, and never cut a letter', () => {
    fc.assert(
      fc.property(
        texts,
        fc.boolean(),
        fc.array(fc.constantFrom('a', 'an', 'da', 'dan', 'u'), { maxLength: 3 }),
        (typed, nfd, words) => {
          const text = nfd ? typed.normalize('NFD') : typed;
          let last = -1;
          for (const [begin, end] of marksOf(text, words)) {
            expect(begin).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(begin);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(text.slice(begin, end).isWellFormed()).toBe(true);
            expect(/^\p{M}/u.test(text.slice(end))).toBe(false);
            expect(words.some((word) => searchKey(text.slice(begin, end)).includes(word))).toBe(true);
            last = end;
          }
        },
      ),
    );
  });
});

it('shows a long text around its first mark', () => {
  const text = `${'mở đầu '.repeat(30)}gặp Nam Định ở đây ${'và hết '.repeat(60)}`;
  const excerpt = excerptOf(text, ['nam', 'dinh']);
  expect(excerpt).toMatch(/^…mở đầu .*gặp Nam Định ở đây .*…$/);
  expect(excerpt.length).toBeLessThan(180);
  expect(excerptOf('ngắn\nthôi', ['x'])).toBe('ngắn thôi');
});

it('counts mistakes of typing; two neighbours swapped are one', () => {
  expect([mistakes('dihn', 'dinh'), mistakes('sanh', 'xanh'), mistakes('quag', 'quang'), mistakes('a', 'a')]).toEqual([
    1, 1, 1, 0,
  ]);
});

it('mends words as a look at every known word would, and leaves the beginnings of known ones', () => {
  const vocabulary = new Vocabulary([' nam định nam định ', ' năm định ', ' quang hải ', ' quảng ninh ']);
  const mended = (typed: string) => corrected(typed.split(' '), vocabulary)[0]?.join(' ');
  expect(['nam dihn', 'qang', 'naam', 'quagn hai', 'dinhhh'].map(mended)).toEqual([
    'nam định',
    'quang',
    'nam',
    'quang hải',
    undefined,
  ]);
  // The same letters in another order come before a more frequent word, which is the second reading.
  const frequent = new Vocabulary([' nam định ', ' diễn biến ', ' diễn ra ']);
  expect(corrected(['nam', 'dihn'], frequent).map((words) => words.join(' '))).toEqual(['nam định', 'nam diễn']);
  expect(['di', 'din', 'quan', '50%', 'xyzt'].map(mended)).toEqual(Array.from({ length: 5 }, () => undefined));
});
