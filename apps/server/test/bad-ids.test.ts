import { type Call, type CallKey, calls, type LoginResponse, splitKey } from '@khandai/contracts';
import { badDays, badIds, brokenEscapes } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { TSchema } from 'typebox';
import { WebSocket } from 'ws';
import { openTestDatabase } from '../src/platform/database/testing.js';
import { fixtures, leagues, teams, users } from '../src/platform/database/schema.js';
import { ChatSite, soon } from './support/chat-site.js';
import { PASSWORD, people } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

// Addresses and messages of the match centre with ids and dates that are none.

const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i;

/** The match centre's calls: matches, rooms, teams, leagues, odds, tips, picks, races, votes, favourites. */
const ours = (Object.keys(calls) as CallKey[]).filter((key) =>
  /\/(?:al\/api\/(?:live|schedule|odds|race|pick|tournament|team)|other\/api\/(?:tip|schedule|desk\/tip|desk\/match|article\/list-by-match)|au\/api\/(?:user\/(?:booking|match-|favourite|pick|race|tips)|commentator)|ac\/api\/chat\/room\/match-lines)/.test(
    key,
  ),
);

const BAD_MONTHS = ['2026-13', '2026-00', '0000-00', '2026-1', '%00'];

/** Values that the server accepts, so that what is refused is the field under test. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  ...{ id: '1', fixtureId: 'm1', uuid: 'uuid-uuid-1', slug: '1', kind: 'results', round: '1', category: 'handicap' },
  ...{ companyId: 8, market: 'handicap', side: 'home', line: 0.5, price: 0.9, stake: 10, pick: 'home', tipId: 1 },
  ...{ agree: true, raceId: 1, marbleId: 1, follow: true, favourite: true, itemId: '1' },
  ...{ homeScore: 1, awayScore: 0, status: 1, reason: 'Vì sai', hidden: true },
};

interface Shape extends Record<string, unknown> {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
}
const shape = (schema: TSchema | undefined): Shape => (schema ?? {}) as unknown as Shape;
const fields = (schema: TSchema | undefined) => Object.entries(shape(schema).properties ?? {});
const callOf = (key: CallKey): Call => (calls as Readonly<Record<string, Call>>)[key]!;

interface Case {
  readonly key: CallKey;
  readonly field: string;
  readonly place: 'path' | 'query' | 'body';
  readonly value: string;
  /** Whether the field names one thing that must exist. */
  readonly isNeeded: boolean;
}

/** A field that names a match, a person, a thing or a day; no words, prices, places of a list and the like. */
const named = /^(?:id|slug|date|month|season|round|cursor|before|startTime|endTime)$|Ids?$/;

const valuesOf = (name: string): readonly string[] => {
  if (name === 'date') return badDays;
  if (name === 'month') return BAD_MONTHS;
  if (/Time$/.test(name)) return [...badDays, '2026-02-30T00:00:00Z', '2026-11-20T25:00:00Z'];
  return badIds;
};

const cases: Case[] = ours.flatMap((key) => {
  const { params, query, body } = callOf(key);
  const of = (place: Case['place'], schema: TSchema | undefined, extra: readonly string[] = []) =>
    fields(schema)
      .filter(([name]) => named.test(name))
      .flatMap(([field]) =>
        [...valuesOf(field), ...extra].map((value) => ({
          ...{ key, field, place, value },
          isNeeded: place === 'path' || (shape(schema).required?.includes(field) ?? false),
        })),
      );
  return [...of('path', params, brokenEscapes), ...of('query', query, brokenEscapes), ...of('body', body)];
});

/** Calls with a needed id that say that nothing is there: not followed, no moves of prices, no streams, no matches. */
const ANSWER_NONE: readonly string[] = [
  'GET /au/api/user/match-follow query fixtureId',
  'GET /al/api/odds/history query companyId',
  'GET /au/api/commentator/link/list query fixtureId',
  'GET /al/api/tournament/round query round',
];

let site: TestApp;
let who: ReturnType<typeof people>;
let username: string;
let token: string;

async function logIn(): Promise<void> {
  token = (await who.post<LoginResponse>('login', { username, password: PASSWORD })).body.data.accessToken;
}

beforeAll(async () => {
  site = await openTestApp({ CALLS_PER_MINUTE: '1000000', LIVE_MENU_KEY: 'khoa-cua-trang-khac-0001' });
  who = people(site);
  username = who.newName();
  await who.register(username);
  await site.database.db.update(users).set({ role: 'staff' }).where(eq(users.username, username));
  const { db } = site.database;
  await db.insert(leagues).values({ leagueId: 'l', name: 'Giải', shortName: 'Giải', color: '#fff' });
  const look = { code: 'AAA', color: '#fff', secondColor: '#000' };
  await db.insert(teams).values(['h', 'a'].map((teamId) => ({ teamId, name: teamId, shortName: teamId, ...look })));
  await db.insert(fixtures).values({
    ...{ fixtureId: 'm1', link: 'h-a-m1', leagueId: 'l', homeId: 'h', awayId: 'a' },
    ...{ kickOff: new Date(site.clock.now() + 3_600_000), origin: 'provider' as const, updatedAt: new Date(0) },
  });
});
afterAll(() => site.close());
/** Some calls count what one session asks in a minute. */
beforeEach(logIn);

let addresses = 0;

/** An address of its own for each request: none meets a limit. */
function send({ method, url, body }: { method: 'GET' | 'POST' | 'DELETE'; url: string; body?: object }) {
  addresses += 1;
  return site.app.http.inject({
    method,
    url,
    remoteAddress: `10.${Math.floor(addresses / 60_000)}.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`,
    headers: { authorization: `Bearer ${token}`, key: 'khoa-cua-trang-khac-0001' },
    ...(body && { payload: body }),
  });
}

/** Needed fields of a part of a call, with values that are fine. */
const neededOf = (schema: TSchema | undefined): Record<string, unknown> =>
  Object.fromEntries(
    fields(schema)
      .filter(([name]) => shape(schema).required?.includes(name))
      .map(([name, { enum: list }]) => [name, Array.isArray(list) ? list[0] : SAMPLES[name]]),
  );

function request({ key, field, place, value }: Case) {
  const { params, query, body } = callOf(key);
  const [method, template] = splitKey(key);
  const path = fields(params).reduce(
    (found, [name]) =>
      found.replace(`{${name}}`, () => (place === 'path' && name === field ? value : String(SAMPLES[name]))),
    template as string,
  );
  const search = Object.entries(neededOf(query)).filter(([name]) => place !== 'query' || name !== field);
  const texts = search.map(([name, one]) => `${name}=${encodeURIComponent(String(one))}`);
  if (place === 'query') texts.push(`${field}=${value}`);
  const given = place === 'body' ? { [field]: decodeURIComponent(value) } : {};
  return send({
    method: method as 'GET' | 'POST',
    url: texts.length > 0 ? `${path}?${texts.join('&')}` : path,
    ...(body && { body: { ...neededOf(body), ...given } }),
  });
}

/** Error lines of the log so far. */
const errorLines = () => site.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);

describe('ids and dates that are none, over REST', () => {
  const groups = [...Map.groupBy(cases, ({ key, field, place }) => `${key} ${place} ${field}`)];

  it('asks every kind of page of the match centre', () => {
    expect(new Set(cases.map(({ key }) => key)).size).toBeGreaterThan(30);
    const asked = groups.map(([name]) => name);
    for (const name of ['GET /al/api/schedule/liveRoom query id', 'GET /al/api/schedule/liveSchedule query date'])
      expect(asked).toContain(name);
  });

  it.each(groups)('[SH2] (bad ids, part) %s is refused in Vietnamese, or finds nothing', async (name, list) => {
    const wrong: unknown[] = [];
    for (const one of list) {
      const answer = await request(one);
      const { statusCode: status } = answer;
      const { msg } = answer.json<{ msg: string }>();
      const isRefused = status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429;
      const isFine = isRefused ? VIETNAMESE.test(msg) : status === 200 && (!one.isNeeded || ANSWER_NONE.includes(name));
      if (!isFine) wrong.push([one.value.slice(0, 40), status, msg]);
    }
    expect(wrong).toEqual([]);
    expect(errorLines()).toEqual([]);
  });

  it.each(
    ['doi-bong', 'giai-dau'].flatMap((path) =>
      [...badIds, ...brokenEscapes].map((id) => [path, id.slice(0, 90)] as const),
    ),
  )('[SH2] (bad ids, calendars, part) /ical/%s/%s.ics is not found', async (path, id) => {
    const answer = await send({ method: 'GET', url: `/ical/${path}/${id}.ics` });
    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.payload).toMatch(VIETNAMESE);
    expect(errorLines()).toEqual([]);
  });
});

describe('ids that are none, in what a socket joins', () => {
  it.each(['fixture', 'chatroom', 'poll'])(
    '[SH2] (bad ids, sockets, part) the topic %s refuses each in Vietnamese, and the socket stays',
    async (topic) => {
      const database = await openTestDatabase();
      const chat = await new ChatSite(database).open();
      const name = topic === 'fixture' ? 'fixtureId' : 'groupId';
      const ids = [...badIds.map((text) => decodeURIComponent(text)), null, {}, [1], true, 1e21];
      // A socket that sends ten malformed frames is closed, as a client that knows no better.
      for (let from = 0; from < ids.length; from += 9) {
        const socket = new WebSocket(`ws://127.0.0.1:${chat.port}/chat?token=${await chat.token()}`);
        const frames: { code: number; msg?: string }[] = [];
        socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as (typeof frames)[number]));
        const some = ids.slice(from, from + 9);
        for (const [index, id] of some.entries()) {
          while (frames.length <= index) await soon();
          socket.send(JSON.stringify({ type: 'sub', topic, [name]: id }));
        }
        while (frames.length <= some.length) await soon();
        for (const [index, { code, msg }] of frames.slice(1).entries())
          expect([some[index], code > 0, msg]).toEqual([some[index], true, expect.stringMatching(VIETNAMESE)]);
        expect(socket.readyState).toBe(WebSocket.OPEN);
        socket.close();
      }
      expect(chat.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
      await chat.close();
      await database.close();
    },
  );
});
