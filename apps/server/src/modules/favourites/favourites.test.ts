import { favouriteKinds, type Favourites, RawStatus } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { eq } from 'drizzle-orm';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { fixtures, formerIds } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { bookable } from '../bookings/testing.js';
import { seeds } from '../chat/testing.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { tooManyFavourites } from './favourite-faults.js';
import { FavouriteRepository, type WhenFull } from './favourite-repository.js';
import { FavouriteService } from './favourite-service.js';

const NOW = Date.parse('2026-11-20T13:50:00Z');
const HOUR = 3_600_000;
const NONE: Favourites = { teams: [], leagues: [], matches: [] };

describe('what members mark with a star', () => {
  let database: PgliteDatabase;
  let make: Awaited<ReturnType<typeof bookable>>;
  let repository: FavouriteRepository;
  let service: FavouriteService;
  let fan: Identity;

  beforeAll(async () => {
    database = await openTestDatabase();
    make = await bookable(database);
    repository = new FavouriteRepository(database);
    service = new FavouriteService({
      favourites: repository,
      fixtures: new FixtureRepository(database),
      counts: { online: () => 3 },
      clock: new FakeClock(NOW),
    });
    for (const name of ['a', 'b', 'c']) await make.match(name, NOW + HOUR);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    fan = await seeds(database).user();
  });

  const mark = (id: string, marked = true) => service.set(fan, { kind: 'match', id, marked });

  it('is listed in the order of marking, for its member alone, however often it is sent', async () => {
    const other = await seeds(database).user();
    for (const id of ['b', 'a', 'b']) await mark(id);
    expect((await service.list(fan)).matches).toEqual(['b', 'a']);
    expect(await service.list(other)).toEqual(NONE);
    await mark('b', false);
    expect(await mark('b', false)).toEqual({ kind: 'match', id: 'b', marked: false });
    expect((await service.list(fan)).matches).toEqual(['a']);
  });

  it('what the site does not know is refused', async () => {
    await expect(mark('none')).rejects.toMatchObject({ status: 404 });
    await expect(service.set(fan, { kind: 'team', id: 'a', marked: true })).rejects.toMatchObject({ status: 404 });
    expect(await service.list(fan)).toEqual(NONE);
  });

  it('[LS10] (one club, one league) what was stored twice is one, by whichever id a device has it', async () => {
    const { db } = database;
    const [match] = await db.select().from(fixtures).where(eq(fixtures.fixtureId, 'a'));
    const { leagueId } = match!;
    await db.insert(formerIds).values([
      { kind: 'team', formerId: 'twice', teamId: 'hp' },
      { kind: 'league', formerId: 'twice', leagueId },
      { kind: 'match', formerId: 'twice', fixtureId: 'a' },
    ]);
    const present = { team: 'hp', league: leagueId, match: 'a' } as const;
    for (const kind of favouriteKinds) {
      const list = ({ team: 'teams', league: 'leagues', match: 'matches' } as const)[kind];
      const set = (id: string, marked: boolean) => service.set(fan, { kind, id, marked });
      await set('twice', true);
      expect((await service.list(fan))[list]).toEqual([present[kind]]);
      await set('twice', false);
      expect((await service.merge(fan, { ...NONE, [list]: [present[kind], 'twice'] }))[list]).toEqual([present[kind]]);
      const shown = await service.matches({ ...NONE, [list]: ['twice', 'unknown'] });
      expect(shown.list.map(({ fixtureId }) => fixtureId)).toContain('a');
      // A device learns the present id.
      expect(await service.renamed({ ...NONE, [list]: ['twice', 'unknown', present[kind]] })).toEqual({
        total: 1,
        list: [{ kind, formerId: 'twice', id: present[kind] }],
      });
    }
    await db.delete(formerIds);
  });

  it('a login loses neither what the account has nor what the device has, and unknown ids are left out', async () => {
    await mark('a');
    const merged = await service.merge(fan, { ...NONE, matches: ['c', 'a', 'gone', 'c'] });
    expect(merged).toEqual({ ...NONE, matches: ['a', 'c'] });
    expect(await service.merge(fan, NONE)).toEqual(merged);
  });

  it('a member has no more than the limit of a kind, also when two requests come at once', async () => {
    const marking = { userId: fan.userId, kind: 'match', at: new Date(NOW), max: 2 } as const;
    const added = await Promise.all(['a', 'b', 'c'].map((id) => repository.add(marking, [id], 'refuse-new')));
    expect(added.reduce((sum, one) => sum + one, 0)).toBe(2);
    expect((await service.list(fan)).matches).toHaveLength(2);
  });

  describe('where no more stars fit', () => {
    const add = (ids: string[], whenFull: WhenFull, max = 3) =>
      repository.add({ userId: fan.userId, kind: 'match', at: new Date(NOW), max }, ids, whenFull);
    const marked = async () => (await service.list(fan)).matches;

    beforeAll(async () => {
      for (const name of ['e1', 'e2']) await make.match(name, NOW - 3 * HOUR, RawStatus.finished);
      await make.match('missed', NOW - 48 * HOUR);
    });

    it('the oldest star of an ended match makes room, and of one whose end is not known', async () => {
      await add(['a', 'e1', 'missed'], 'refuse-new');
      expect([await add(['b'], 'refuse-new'), await marked()]).toEqual([1, ['a', 'missed', 'b']]);
      expect([await add(['e2'], 'refuse-new'), await marked()]).toEqual([1, ['a', 'b', 'e2']]);
      expect([await add(['c'], 'refuse-new'), await marked()]).toEqual([1, ['a', 'b', 'c']]);
    });

    it('one more is refused in words when all are of matches to come, or of leagues; nothing is lost', async () => {
      await add(['a', 'b'], 'refuse-new', 2);
      expect([await add(['c'], 'refuse-new', 2), await add(['e1'], 'refuse-new', 2)]).toEqual([0, 0]);
      expect([await add(['a'], 'refuse-new', 2), await marked()]).toEqual([1, ['a', 'b']]);
      expect([tooManyFavourites('match', 600), tooManyFavourites('team', 600)]).toMatchObject([
        { status: 409, messageKey: 'tooManyStarredMatches' },
        { status: 409, messageKey: 'tooManyFavourites' },
      ]);
    });

    it('a login keeps the newest: stars of ended matches go first, then those that were first', async () => {
      await add(['a', 'e1'], 'refuse-new');
      expect(await add(['e2', 'b', 'c'], 'drop-oldest')).toBe(2);
      expect(await marked()).toEqual(['a', 'b', 'c']);
      expect(await add(['soon-starred', 'c'], 'drop-oldest')).toBe(1);
      await make.match('d', NOW + HOUR);
      expect(await add(['d'], 'drop-oldest')).toBe(1);
      expect(await marked()).toEqual(['b', 'c', 'd']);
    });
  });

  it('the matches of marked teams and leagues, and marked matches, are those of a week that are not over', async () => {
    const soon = await make.match('soon', NOW + 2 * HOUR);
    const over = await make.match('over', NOW - HOUR, RawStatus.finished);
    const later = await make.match('later', NOW + 8 * 24 * HOUR);
    const { list, total } = await service.matches({ ...NONE, matches: [later, over, soon] });
    expect([list.map(({ fixtureId }) => fixtureId), total]).toEqual([[soon], 1]);
    const of = async (part: Partial<Favourites>) =>
      (await service.matches({ ...NONE, ...part })).list.map(({ fixtureId }) => fixtureId);
    expect(await of({ teams: ['hn'] })).toContain(soon);
    expect(await of({ leagues: ['vl1'] })).toContain(soon);
    expect(await of({ teams: ['none'] })).toEqual([]);
  });
});
