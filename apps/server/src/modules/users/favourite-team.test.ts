import { Code } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { teams } from '../../platform/database/schema.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { seeds } from '../chat/testing.js';
import { FavouriteTeamRepository } from './favourite-team-repository.js';
import { FavouriteTeamService } from './favourite-team-service.js';
import { favouritesOf } from './own-favourites-query.js';

let database: Database;
let service: FavouriteTeamService;
let fan: Identity;
beforeAll(async () => {
  database = await openTestDatabase();
  service = new FavouriteTeamService({
    favourites: new FavouriteTeamRepository(database.db),
    clock: new FakeClock(Date.parse('2026-11-20T12:00:00Z')),
  });
  const look = { color: '#112233', secondColor: '#445566' };
  await database.db.insert(teams).values([
    { teamId: 'nd', name: 'Thép Xanh Nam Định', shortName: 'Nam Định', code: 'ND', ...look },
    { teamId: 'hn', name: 'Hà Nội', shortName: 'Hà Nội', code: 'HN', ...look },
  ]);
});
afterAll(() => database.close());
beforeEach(async () => {
  const { userId } = await seeds(database).user();
  fan = { userId, guest: false, role: 'member', siteRoleId: 0 };
});

test('a member has no favourite team until they choose one; another choice replaces it', async () => {
  expect(await service.own(fan)).toEqual({ team: null, shown: true });
  expect(await service.choose(fan, { teamId: 'nd', shown: true })).toEqual({
    team: {
      ...{ teamId: 'nd', name: 'Thép Xanh Nam Định', shortName: 'Nam Định', code: 'ND' },
      colors: ['#112233', '#445566'],
    },
    shown: true,
  });
  await service.choose(fan, { teamId: 'hn', shown: true });
  expect((await service.shown(fan.userId))?.teamId).toBe('hn');
  expect((await favouritesOf(database.db, fan.userId, 10)).teams.map(({ team }) => team)).toEqual(['Hà Nội']);
  expect(await service.choose(fan, { teamId: null, shown: true })).toEqual({ team: null, shown: true });
});

test('a team that a member keeps to themselves is theirs alone', async () => {
  await service.choose(fan, { teamId: 'nd', shown: false });
  expect(await service.shown(fan.userId)).toBeNull();
  expect((await service.own(fan)).team?.teamId).toBe('nd');
});

test('a team that does not exist is refused, and the one before stays', async () => {
  await service.choose(fan, { teamId: 'nd', shown: true });
  await expect(service.choose(fan, { teamId: 'none', shown: true })).rejects.toMatchObject({ code: Code.notFound });
  expect((await service.own(fan)).team?.teamId).toBe('nd');
});
