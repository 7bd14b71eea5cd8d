import { freeSlug, slugOf } from './slugs.js';

test.each([
  ['Nam Định thắng 2–0!', 'nam-dinh-thang-2-0'],
  ['Đội tuyển <script>', 'doi-tuyen-script'],
  ['2026', 'bai-viet-2026'],
  ['!!!', 'bai-viet'],
  ['chữ '.repeat(60), Array.from({ length: 25 }, () => 'chu').join('-')],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title, 'bai-viet')).toBe(slug);
});

test('a slug that is taken gets a number', async () => {
  const taken = new Set(['tin', 'tin-2']);
  await expect(freeSlug('tin', (slug) => Promise.resolve(taken.has(slug)))).resolves.toBe('tin-3');
});
