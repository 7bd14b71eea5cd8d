import { choiceOf, picksHref, queryOf } from './picks-choice';

const at = (query: string) => choiceOf(new URLSearchParams(query));

test('the address names a part and a page of the picks', () => {
  expect(at('muc=xong&trang=3')).toEqual({ part: 'xong', page: 3 });
  expect(['', 'muc=hết&trang=0', 'trang=-1', 'trang=1e3'].map(at)).toEqual(
    Array.from({ length: 4 }, () => ({ part: 'tat-ca', page: 1 })),
  );
  expect([at(''), at('muc=cho'), at('muc=cho&trang=2')].map(picksHref)).toEqual([
    '/luot-chon',
    '/luot-chon?muc=cho',
    '/luot-chon?muc=cho&trang=2',
  ]);
  expect([queryOf(at('muc=cho'), 20), queryOf(at('trang=2'), 20)]).toEqual([
    { pageNum: 1, pageSize: 20, state: 'waiting' },
    { pageNum: 2, pageSize: 20 },
  ]);
});
