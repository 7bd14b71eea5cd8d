import { differencesOf } from './differences';

it('an entry shows the fields that changed, without numbers and versions', () => {
  const before = { id: 1, version: 1, title: 'Một', sort: 0, domain: null };
  const after = { id: 1, version: 2, title: 'Hai', sort: 0, domain: 'a.test' };
  expect(differencesOf({ before, after })).toEqual([
    { field: 'title', before: 'Một', after: 'Hai' },
    { field: 'domain', before: null, after: 'a.test' },
  ]);
});

it('of a creation the fields with a value, and long values are cut', () => {
  const after = { id: 1, title: 'x'.repeat(500), seoTitle: null, items: [1] };
  const [title, items] = differencesOf({ before: null, after });
  expect(title?.after).toHaveLength(161);
  expect(items).toEqual({ field: 'items', before: null, after: '[1]' });
});

it('a text is shown by its words, an object by its fields, a corrected score part by part', () => {
  const line = { type: 'paragraph', content: [{ type: 'text', text: 'Thẻ đỏ' }] };
  const content = { type: 'doc', content: [line, { type: 'horizontalRule' }, line] };
  const after = {
    content,
    cover: { url: '/a.webp', width: 8 },
    override: { reason: 'Nguồn sai', status: 2, awayScore: 0, homeScore: 1 },
  };
  expect(differencesOf({ before: { override: null }, after }).map((one) => [one.field, one.after])).toEqual([
    ['content', 'Thẻ đỏ  Thẻ đỏ'],
    ['cover', 'url: /a.webp · width: 8'],
    ['homeScore', '1'],
    ['awayScore', '0'],
    ['reason', 'Nguồn sai'],
    ['status', '2'],
  ]);
});

it('sentences are shown one by one, links by their labels', () => {
  const before = { sentences: [{ key: 'home.live', locale: 'vi', value: null }] };
  const after = { sentences: [{ key: 'home.live', locale: 'vi', value: 'Đang đá' }] };
  expect(differencesOf({ before, after })).toEqual([{ field: 'home.live (vi)', before: null, after: 'Đang đá' }]);
  const items = [
    { label: 'Trang chủ', href: '/' },
    { label: 'Kèo', href: '/ty-le-keo', hidden: true },
  ];
  expect(differencesOf({ before: null, after: { items } })[0]?.after).toBe('Trang chủ / · (Kèo)');
});
