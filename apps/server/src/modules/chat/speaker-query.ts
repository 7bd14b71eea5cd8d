import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.js';
import { expOf } from '../../platform/database/exp-of.js';
import { chatMessages, chatRooms, roomReads, roomRules, users } from '../../platform/database/schema.js';
import type { Author, Room } from './chat-rows.js';
import { activeBan, banJson } from './civil/ban-query.js';
import { NO_RESTRICTIONS, type Standing } from './civil/room-rules.js';

/** What the database knows about a user who wants to send a message. */
export interface Found {
  room: Room;
  author: Author;
  standing: Standing;
  /** Whether the user has no message with this uuid yet. */
  isNew: boolean;
}

export interface SpeakerQuery {
  readonly groupId: number;
  readonly userId: number;
  readonly uuid: string;
  /** Keyed hash of the user's address; empty when it is not known. */
  readonly addressKey: string;
  readonly now: Date;
}

/** The columns of a `Room`. */
export const roomFields = {
  groupId: chatRooms.groupId,
  fixtureId: chatRooms.fixtureId,
  name: chatRooms.name,
  authorId: chatRooms.authorId,
  vipGroup: chatRooms.vipGroup,
  vipHostId: chatRooms.vipHostId,
  privateMessage: chatRooms.privateMessage,
  guestsWrite: chatRooms.guestsWrite,
  revision: chatRooms.revision,
};

/** The columns of an `Author`. */
export const authorFields = {
  userId: users.userId,
  username: users.username,
  displayName: users.displayName,
  profilePicture: users.profilePicture,
  role: users.role,
  siteRoleId: users.siteRoleId,
  guest: users.guest,
  simulated: users.simulated,
  locked: users.locked,
  hideStatus: users.hideStatus,
  exp: expOf('users'),
};

const restrictionFields = {
  slowSeconds: roomRules.slowSeconds,
  followersOnly: roomRules.followersOnly,
  emojiOnly: roomRules.emojiOnly,
  newcomersClosed: roomRules.newcomersClosed,
  reviewHeld: roomRules.reviewHeld,
  closed: roomRules.closed,
};

// The statement is prepared once: every message runs it, and building it takes longer than sending it. All that may refuse a
// message is part of it, so that rules and bans hold at once on every process and a message costs no further statement.
export const speakerStatement = (db: Db) =>
  db
    .select({
      room: roomFields,
      author: authorFields,
      said: chatMessages.groupMessageId,
      rules: restrictionFields,
      followed: roomReads.followed,
      since: users.createdAt,
      ban: banJson({
        groupId: sql`${chatRooms.groupId}`,
        userId: sql`${users.userId}`,
        addressKey: sql`${sql.placeholder('addressKey')}::text`,
        now: sql`${sql.placeholder('now')}::timestamptz`,
      }),
    })
    .from(users)
    .innerJoin(chatRooms, eq(chatRooms.groupId, sql.placeholder('groupId')))
    .leftJoin(chatMessages, and(eq(chatMessages.userId, users.userId), eq(chatMessages.uuid, sql.placeholder('uuid'))))
    .leftJoin(roomRules, eq(roomRules.groupId, chatRooms.groupId))
    .leftJoin(
      roomReads,
      and(eq(roomReads.userId, users.userId), eq(roomReads.groupId, chatRooms.groupId), roomReads.followed),
    )
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('chat_speakers');

export type SpeakerStatement = ReturnType<typeof speakerStatement>;

export async function readSpeaker(statement: SpeakerStatement, query: SpeakerQuery): Promise<Found | undefined> {
  const [found] = await statement.execute({ ...query, now: query.now.toISOString() });
  if (!found) return undefined;
  const { room, author, said, rules, followed, since, ban } = found;
  const standing = {
    restrictions: rules ?? NO_RESTRICTIONS,
    followed: followed !== null,
    since,
    ban: activeBan(ban),
  };
  return { room, author, standing, isNew: said === null };
}
