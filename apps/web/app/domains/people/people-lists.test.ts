import { listNames, listOf, listPath, portOf } from './people-lists';

const ORIGIN = 'https://khandai.example';

test('[SH6] (friends’ lists) an address names each list; anything unknown names none', () => {
  for (const name of listNames) {
    const { pathname, searchParams } = new URL(listPath(name), ORIGIN);
    expect([pathname, searchParams.get('nType'), listOf(searchParams)]).toEqual(['/bang-tin', '3', name]);
  }
  expect(listOf(new URLSearchParams('fFilter=21'))).toBeUndefined();
  expect(listOf(new URLSearchParams())).toBeUndefined();
  expect(listPath('requests')).toBe('/bang-tin?nType=3&fFilter=20');
});

test('each list asks its own call, with what is searched and where the page begins', async () => {
  const asked: unknown[] = [];
  const call = (key: string, { query }: { query: object }) => {
    asked.push([key.split('/').at(-1), query]);
    return Promise.resolve({ list: [], cursor: null });
  };
  const { signal } = new AbortController();
  for (const name of listNames) await portOf({ call } as never, name).page('hoa', '9-7', signal);
  await portOf({ call } as never, 'friends', 12).page('', undefined, signal);
  const page = { search: 'hoa', cursor: '9-7' };
  expect(asked).toEqual([
    ['list', page],
    ['list-request', page],
    ['request-list', page],
    ['follow-list', { ...page, of: 'following' }],
    ['follow-list', { ...page, of: 'followers' }],
    ['suggestions', { pageSize: 30 }],
    ['list', { userId: 12 }],
  ]);
});
