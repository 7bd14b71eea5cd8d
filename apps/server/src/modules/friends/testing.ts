import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { userBlocks, users } from '../../platform/database/schema.js';
import type { Identity } from '../../platform/http/caller.js';
import { Pace } from '../../platform/pace.js';
import { PeopleRepository } from './people-repository.js';
import { PeopleService } from './people-service.js';
import { type FriendNotice, RelationService } from './relation-service.js';
import { RelationRepository } from './relation-repository.js';
import { endRelations, lockPair } from './relations-query.js';

const DAY_MS = 24 * 60 * 60_000;
/** Friend requests of a day in tests, of all members and of new ones. */
export const REQUESTS = 30;
export const FIRST_REQUESTS = 2;

let members = 0;

/** Friends and followers on a real database; the test controls the clock. */
export function friendsFixture(database: Database) {
  const clock = new FakeClock(Date.parse('2026-11-20T12:00:00Z'));
  const told: FriendNotice[] = [];
  const takenBack: FriendNotice[] = [];
  const since = new Map<number, Date>();
  const pace = (max: number) => new Pace({ clock, max, windowMs: DAY_MS });
  const relations = new RelationService({
    relations: new RelationRepository(database),
    notices: {
      tell: (notice) => {
        told.push(notice);
      },
      takeBack: (notice) => {
        takenBack.push(notice);
      },
    },
    memberSince: (userId) => Promise.resolve(since.get(userId)),
    paces: { requests: pace(REQUESTS), newcomers: pace(FIRST_REQUESTS), follows: pace(REQUESTS) },
    clock,
  });
  /** Members who are online. */
  const online = new Set<number>();
  const presence = { members: () => Promise.resolve([...online]) };
  const people = new PeopleService({ people: new PeopleRepository(database), presence });

  /** A member of a year, unless `age` says otherwise, in days. */
  const member = async ({ age = 365, ...rest }: { age?: number } & Partial<typeof users.$inferInsert> = {}) => {
    members += 1;
    const username = `nguoi.${members}`;
    const values = { username, usernameKey: username, displayName: `Người ${members}`, ...rest };
    const [user] = await database.db.insert(users).values(values).returning();
    if (!user) throw new Error('no user was stored');
    since.set(user.userId, new Date(clock.now() - age * DAY_MS));
    const identity: Identity = { userId: user.userId, guest: false, role: user.role, siteRoleId: 0 };
    return identity;
  };
  /** As the chat stores a block. */
  const block = ({ userId }: Identity, { userId: otherId }: Identity) =>
    database.db.transaction(async (tx) => {
      await lockPair(tx, { userId, otherId });
      await tx.insert(userBlocks).values({ userId, blockedId: otherId });
      await endRelations(tx, { userId, otherId });
    });
  const befriend = async (one: Identity, other: Identity) => {
    await relations.send(one, other.userId);
    await relations.send(other, one.userId);
  };
  const stateOf = async (one: Identity, other: Identity) => (await relations.relation(one, other.userId)).state;
  return { clock, told, takenBack, online, relations, people, member, block, befriend, stateOf };
}
