import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallKey, calls, type LoginResponse, splitKey, tokenlessCalls } from '@khandai/contracts';
import { eq } from 'drizzle-orm';
import { users } from '../src/platform/database/schema.js';
import { serverRoot } from '../src/platform/server-root.js';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const KEY = 'khoa-cua-trang-khac-0001';
const FILE = join(serverRoot(), '../../docs/access.md');

/** Maps each word of the table to the status that a caller of that column gets. */
const ANSWERS: Readonly<Record<string, (status: number) => boolean>> = {
  yes: (status) => status !== 401 && status !== 403,
  'log in': (status) => status === 401,
  'members only': (status) => status === 403,
  no: (status) => status === 403,
};

/** Reads the table in docs/access.md: the call, then one cell per kind of caller. */
function readTable(): { columns: string[]; rows: { key: CallKey; cells: string[] }[] } {
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head = [], , ...body] = lines;
  return {
    columns: head.slice(1),
    rows: body.map(([key = '', ...cells]) => ({ key: key.replaceAll('`', '') as CallKey, cells })),
  };
}

const { columns, rows } = readTable();
const cells = rows.flatMap(({ key, cells }) =>
  cells.map((answer, index) => ({ key, column: columns[index] ?? '', answer })),
);

let site: TestApp;
const tokens = new Map<string, string | undefined>();
beforeAll(async () => {
  site = await openTestApp({ LIVE_MENU_KEY: KEY, CALLS_PER_MINUTE: '100000' });
  const who = people(site);
  /** Registers a user with a role, and returns a token that contains it. */
  const withRole = async (values: Partial<typeof users.$inferInsert>): Promise<string> => {
    const username = who.newName();
    await who.register(username);
    await site.database.db.update(users).set(values).where(eq(users.username, username));
    return (await who.post<LoginResponse>('login', { username, password: PASSWORD })).body.data.accessToken;
  };
  tokens.set('nobody', undefined);
  tokens.set('guest', await who.guest());
  tokens.set('member', await withRole({ role: 'member' }));
  tokens.set('commentator', await withRole({ role: 'commentator' }));
  tokens.set('moderator', await withRole({ role: 'moderator' }));
  tokens.set('staff', await withRole({ role: 'staff' }));
  tokens.set('site role 6', await withRole({ siteRoleId: 6 }));
});
afterAll(() => site.close());

const nameOf = (key: string): string => key.split('/').at(-1) ?? '';

let addresses = 0;

/** Sends a call without input: an allowed caller gets an error about missing input, or a reply, and nothing changes. */
function status(key: CallKey, token: string | undefined): Promise<number> {
  const [method, path] = splitKey(key);
  addresses += 1;
  return site.app.http
    .inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, 'khong.co'),
      remoteAddress: `10.${Math.floor(addresses / 60_000)}.${Math.floor(addresses / 250) % 250}.${addresses % 250}`,
      headers: { key: KEY, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(calls[key as keyof typeof calls] && 'body' in calls[key as keyof typeof calls] && { payload: {} }),
    })
    .then(({ statusCode }) => statusCode);
}

describe('the table of docs/access.md', () => {
  it('has a row for every call, and a column for every kind of caller', () => {
    expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(calls).sort());
    expect(columns).toEqual([...tokens.keys()]);
  });

  // Ending the other sessions keeps the caller's own session, so this call too can run for real.
  it.each(cells)('[AU11] (who may call, part) $key for $column: $answer', async ({ key, column, answer }) => {
    expect(Object.keys(ANSWERS)).toContain(answer);
    const answered = await status(key, tokens.get(column));
    expect([key, column, answered, ANSWERS[answer]?.(answered)]).toEqual([key, column, answered, true]);
  });

  it('[AU11] (forged token, part) rejects a forged token on every call but those that the page lists', async () => {
    const [list = ''] = /These calls ignore the token[^]*?\.\n/.exec(readFileSync(FILE, 'utf8')) ?? [];
    const ignoring = [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name ?? '');
    expect(ignoring.toSorted()).toEqual([...tokenlessCalls].map(nameOf).sort());
    for (const { key } of rows) {
      const answered = await status(key, 'invented');
      expect([key, answered === 401]).toEqual([key, !ignoring.includes(nameOf(key))]);
    }
  });
});
