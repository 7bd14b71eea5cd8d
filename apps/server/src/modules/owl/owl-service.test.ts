import { Code, type Fixture } from '@khandai/contracts';
import { aFixture, FakeClock } from '@khandai/testing';
import type { Identity } from '../../platform/http/caller.js';
import { roomClosed } from '../chat/chat-errors.js';
import { type OwlDeps, type OwlRequest, OwlService } from './owl-service.js';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const GUEST: Identity = { userId: 1, guest: true, role: 'guest', siteRoleId: 0 };

interface Match {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly kickOff: string;
}

function fixture(fixtureId: string, { home, away, league, kickOff }: Match): Fixture {
  const plain = aFixture({ fixtureId, kickOff });
  const team = (name: string) => ({ ...plain.home, name, shortName: name, code: 'XX' });
  return { ...plain, league: { ...plain.league, name: league, shortName: league }, home: team(home), away: team(away) };
}

const derby = fixture('derby', {
  home: 'Hà Nội',
  away: 'Thể Công',
  league: 'V.League 1',
  kickOff: '2026-11-23T12:00:00Z',
});
const cup = fixture('cup', { home: 'Đà Nẵng', away: 'Huế', league: 'Cúp Quốc gia', kickOff: '2026-11-23T13:00:00Z' });
const later = fixture('later', {
  home: 'Hà Nội',
  away: 'Đà Nẵng',
  league: 'V.League 1',
  kickOff: '2026-11-24T12:00:00Z',
});

function setUp(rest: Partial<OwlDeps> = {}) {
  const reads = { open: 0, asked: [] as string[][] };
  const owl = new OwlService({
    enabled: true,
    matches: {
      open: async () => {
        reads.open += 1;
        return [derby, cup, later];
      },
    },
    odds: {
      quotes: async (ids) => {
        reads.asked.push([...ids]);
        const priced = new Set(ids.filter((id) => id !== 'cup'));
        return priced.size > 0 ? { odds: { companyId: 3, company: 'Nhà cái 3', rows: {} }, priced } : null;
      },
    },
    chat: { room: async () => undefined, rules: async () => ['Nói tiếng Việt có dấu'] },
    clock: new FakeClock(NOW),
    ...rest,
  });
  const ask = async (text: string, more: Omit<OwlRequest, 'text'> = {}) => owl.ask({ text, ...more }, GUEST);
  return { ask, reads };
}

const ids = ({ fixtures }: { readonly fixtures: readonly Fixture[] }) => fixtures.map(({ fixtureId }) => fixtureId);

describe('the owl', () => {
  test('[SH11] (chatOwl) /lich lists matches of the site by team, league and day, without diacritics too', async () => {
    const { ask, reads } = setUp();
    expect(ids(await ask('/lich'))).toEqual(['derby', 'cup', 'later']);
    expect(ids(await ask('/lịch da nang'))).toEqual(['cup', 'later']);
    expect(ids(await ask('/lich v.league mai'))).toEqual(['later']);
    expect(await ask('/lich Barcelona')).toMatchObject({
      command: 'lich',
      subject: 'Barcelona',
      total: 0,
      fixtures: [],
    });
    // Many users ask at once.
    expect(reads.open).toBe(1);
  });

  test('[SH11] (chatOwl) /keo answers about the watched match, or the named team, and only matches with prices', async () => {
    const { ask } = setUp();
    expect(ids(await ask('/keo', { fixtureId: 'later' }))).toEqual(['later']);
    expect(ids(await ask('/kèo', { fixtureId: 'gone' }))).toEqual(['derby', 'later']);
    const named = await ask('/keo Thể Công', { fixtureId: 'later' });
    expect([ids(named), named.odds?.company]).toEqual([['derby'], 'Nhà cái 3']);
    expect(await ask('/keo Huế')).toMatchObject({ total: 0, fixtures: [], odds: null });
  });

  test('[SH11] (chatOwl) /luat answers with the rules of the room, or a law of the game', async () => {
    const { ask } = setUp();
    const rules = await ask('/luat', { groupId: 30 });
    expect(rules.rules).toEqual(['Nói tiếng Việt có dấu']);
    expect(rules.topics).toContain('Việt vị');
    expect((await ask('/luat')).rules).toEqual([]);
    expect((await ask('/luật viet vi', { groupId: 30 })).laws.map(({ name }) => name)).toEqual(['Việt vị']);
    expect(await ask('/luat cờ vua')).toMatchObject({ subject: 'cờ vua', laws: [], rules: [] });
  });

  test('the rules of a room that the user may not see are refused', async () => {
    const refuse = async () => {
      throw roomClosed();
    };
    const { ask } = setUp({ chat: { room: refuse, rules: async () => ['secret'] } });
    await expect(ask('/luat', { groupId: 9 })).rejects.toMatchObject({ code: Code.chatNotAllowed });
  });

  test('other words get help', async () => {
    const { ask } = setUp();
    expect(await ask('xin chào')).toMatchObject({ command: 'help', fixtures: [], topics: [] });
  });

  test('[SH11] (chatOwl) while the operator has it off, it does not exist', async () => {
    const { ask } = setUp({ enabled: false });
    await expect(ask('/lich')).rejects.toMatchObject({ status: 404 });
  });
});
