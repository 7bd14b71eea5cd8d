import { eq } from 'drizzle-orm';
import { FakeClock } from '@khandai/testing';
import type { Database } from '../../platform/database/database.js';
import { chatMessages, chatRooms, fixtures, leagues, teams, users } from '../../platform/database/schema.js';
import type { Identity } from '../../platform/http/caller.js';
import { FakeBus, FakeLog } from '../../platform/testing.js';
import { ChatRepository } from './chat-repository.js';
import { createCivil } from './civil/create-civil.js';
import { createFeedDesk } from '../newsfeed/civil/create-feed-desk.js';
import { createModeration } from './civil/create-moderation.js';
import { type ChatLimits, createChat } from './create-chat.js';
import { BlockRepository, type PairRelations } from './block-repository.js';
import { ConversationRepository } from './conversation-repository.js';
import { ConversationService } from './conversation-service.js';
import { FollowRepository } from './follow-repository.js';
import { createMentions } from './mentions/create-mentions.js';
import { PeopleRepository } from './mentions/people-repository.js';
import { RoomPeople } from './mentions/room-people.js';
import { SharedPaces } from '../../platform/shared-paces.js';
import { FollowService } from './follow-service.js';
import { Inboxes } from './inboxes.js';
import { VipRepository } from './vip-repository.js';
import { VipService } from './vip-service.js';

type NewUser = Partial<typeof users.$inferInsert>;
type NewRoom = Partial<typeof chatRooms.$inferInsert>;

const noRelations: PairRelations = { lockPair: () => Promise.resolve(), endRelations: () => Promise.resolve() };

/** A chat on a real database; the test controls the clock and the bus. Users may repeat themselves, unless `limits` says more. */
export function chatFixture(database: Database, limits: Partial<ChatLimits> = {}) {
  const clock = new FakeClock();
  const bus = new FakeBus();
  const log = new FakeLog();
  const online = { online: () => 7 };
  const civil = createCivil({ database, bus, clock, log: log.log, secret: new Uint8Array(32) });
  const paces = new SharedPaces({ bus, log: log.log });
  const mentions = createMentions({ database, bus, clock, log: log.log, paces });
  const chat = createChat({
    ...{ database, bus, clock, log: log.log, online, civil, paces, mentions },
    limits: { repeatMs: 0, ...limits },
  });
  const present = new Map<number, number[]>();
  const presence = { members: async (groupId: number) => present.get(groupId) ?? [] };
  const people = new RoomPeople({ people: new PeopleRepository(database), presence, chat, clock });
  const messages = new ChatRepository({ database });
  const repository = new FollowRepository(database);
  const follows = new FollowService({ follows: repository, messages, chat, online, bus, log: log.log });
  const conversations = new ConversationService({
    ...{
      blocks: new BlockRepository(database, noRelations),
      conversations: new ConversationRepository(database),
      marks: repository,
      messages,
      chat,
      online,
    },
    ...{ bans: civil.bans, bus, clock, log: log.log },
  });
  /** The inboxes of one process; another call gives those of another process on the same bus. */
  const openInboxes = () => new Inboxes({ follows: repository, messages, bus, clock, log: log.log });
  const vips = new VipService({
    ...{ vips: new VipRepository(database), follows, channel: civil.channel },
    ...{ bus, clock, log: log.log },
  });
  const moderation = createModeration({ database, clock, chat, civil, feed: createFeedDesk(database, clock) });
  return {
    chat,
    mentions,
    people,
    /** Members who are in rooms, by the id of the room. */
    present,
    civil,
    moderation,
    follows,
    conversations,
    vips,
    openInboxes,
    clock,
    bus,
    log,
    ...seeds(database),
  };
}

/** Creates users and rooms. */
export function seeds(database: Database) {
  let rooms = 0;
  return {
    async user(values: NewUser = {}): Promise<Identity> {
      const [user] = await database.db
        .insert(users)
        .values({ displayName: 'Minh', ...values })
        .returning();
      if (!user) throw new Error('no user was made');
      return { userId: user.userId, guest: user.guest, role: user.role, siteRoleId: user.siteRoleId };
    },
    async room(values: NewRoom = {}): Promise<number> {
      const [room] = await database.db
        .insert(chatRooms)
        .values({ name: `Phòng ${(rooms += 1)}`, ...values })
        .returning();
      if (!room) throw new Error('no room was made');
      return room.groupId;
    },
    /** Inserts a fixture without a commentator. Returns the id that is reserved for its room. */
    async fixture(fixtureId: string): Promise<number> {
      const { db } = database;
      const [leagueId, homeId, awayId] = [`${fixtureId}.league`, `${fixtureId}.home`, `${fixtureId}.away`];
      const teamOf = (teamId: string, name: string) => ({
        ...{ teamId, name, shortName: name },
        ...{ code: 'ABC', color: '#123456', secondColor: '#654321' },
      });
      await db.insert(leagues).values({ leagueId, name: 'Giải', shortName: 'G', color: '#123456' });
      await db.insert(teams).values([teamOf(homeId, 'Hà Nội'), teamOf(awayId, 'Huế')]);
      const now = new Date();
      const [made] = await db
        .insert(fixtures)
        .values({
          fixtureId,
          link: fixtureId,
          leagueId,
          homeId,
          awayId,
          kickOff: now,
          origin: 'provider',
          updatedAt: now,
        })
        .returning();
      if (!made) throw new Error('no fixture was made');
      return made.groupId;
    },
    /** Inserts this many messages of one user after the room's first `after`, without the chat rules. */
    async fill(groupId: number, { userId }: Identity, total: number, after = 0): Promise<void> {
      const rows = Array.from({ length: total }, (_, index) => {
        const sequence = after + index + 1;
        const text = `tin ${sequence}`;
        return {
          groupId,
          userId,
          uuid: newUuid(),
          sequence,
          revision: sequence,
          originalMessage: text,
          filteredMessage: text,
          searchKey: text,
        };
      });
      await database.db.insert(chatMessages).values(rows);
      const newest = after + total;
      await database.db
        .update(chatRooms)
        .set({
          revision: newest,
          messages: newest,
          messagesEver: newest,
          newestSequence: newest,
          newestAt: new Date(),
          activeMinute: new Date(),
        })
        .where(eq(chatRooms.groupId, groupId));
    },
    async revision(groupId: number): Promise<number> {
      const [room] = await database.db.select().from(chatRooms).where(eq(chatRooms.groupId, groupId));
      return room?.revision ?? -1;
    },
  };
}

let made = 0;

/** A new unique uuid. */
export const newUuid = (): string => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
