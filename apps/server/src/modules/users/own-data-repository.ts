import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.js';
import {
  bookings,
  chatMessages,
  chatReactions,
  chatRooms,
  fixtures,
  hosts,
  liveLinks,
  oneTimeLinks,
  smsCodes,
  takenNames,
  teams,
  users,
} from '../../platform/database/schema.js';
import type { ClosePoints } from './member-points.js';

/** What a member wrote, sent or was sent, as far as the site keeps it. */
export interface OwnData {
  readonly messages: readonly { room: string; text: string; sentAt: Date }[];
  readonly reactions: readonly { room: string; message: string; reaction: string }[];
  readonly links: readonly { purpose: string; emailAddress: string; expiresAt: Date }[];
  readonly smsCodes: readonly { phoneNumber: string; sentAt: Date; expiresAt: Date }[];
  readonly nameLooks: readonly string[];
  readonly bookings: readonly { match: string; kickOff: Date; commentator: string | null; bookedAt: Date }[];
  readonly broadcasts: readonly { fixtureId: string; title: string; description: string; image: string | null; startsAt: Date | null }[];
  readonly streams: readonly { fixtureId: string; name: string; url: string; licence: string }[];
  readonly totalMessages: number;
  readonly totalReactions: number;
}

/** All that is kept about one member. */
export class OwnDataRepository {
  constructor(
    private readonly db: Db,
    private readonly closePoints: ClosePoints,
  ) {}

  /** @param most Rows of each kind, the newest first. */
  async read(userId: number, most: number): Promise<OwnData> {
    const { db } = this;
    const messages = await db
      .select({ room: chatRooms.name, text: chatMessages.originalMessage, sentAt: chatMessages.createdAt })
      .from(chatMessages)
      .innerJoin(chatRooms, eq(chatRooms.groupId, chatMessages.groupId))
      .where(eq(chatMessages.userId, userId))
      .orderBy(desc(chatMessages.groupMessageId))
      .limit(most);
    const reactions = await db
      .select({ room: chatRooms.name, message: chatMessages.filteredMessage, reaction: chatReactions.reaction })
      .from(chatReactions)
      .innerJoin(chatMessages, eq(chatMessages.groupMessageId, chatReactions.groupMessageId))
      .innerJoin(chatRooms, eq(chatRooms.groupId, chatMessages.groupId))
      .where(eq(chatReactions.userId, userId))
      .orderBy(desc(chatReactions.groupMessageId))
      .limit(most);
    const looks = await db.select().from(takenNames).where(eq(takenNames.userId, userId));
    return {
      messages,
      reactions,
      links: await db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, userId)),
      smsCodes: await db.select().from(smsCodes).where(eq(smsCodes.userId, userId)),
      nameLooks: looks.map(({ skeleton }) => skeleton),
      bookings: await this.#bookings(userId, most),
      broadcasts: await db
        .select({
          fixtureId: hosts.fixtureId,
          title: hosts.title,
          description: hosts.description,
          image: hosts.image,
          startsAt: hosts.startsAt,
        })
        .from(hosts)
        .where(eq(hosts.userId, userId))
        .limit(most),
      streams: await db
        .select({ fixtureId: liveLinks.fixtureId, name: liveLinks.name, url: liveLinks.url, licence: liveLinks.licence })
        .from(liveLinks)
        .where(eq(liveLinks.userId, userId))
        .limit(most),
      totalMessages: await db.$count(chatMessages, eq(chatMessages.userId, userId)),
      totalReactions: await db.$count(chatReactions, eq(chatReactions.userId, userId)),
    };
  }

  /**
   * Takes away all that says who somebody was. What is left is a row without a name that his messages hang on, and what his
   * names looked like, so that nobody takes his place. Answers the picture he had last; undefined when he was gone already.
   */
  async erase(userId: number, displayName: string, at: Date): Promise<{ readonly profilePicture: string | null } | undefined> {
    return this.db.transaction(async (tx) => {
      const isHere = and(eq(users.userId, userId), isNotNull(users.usernameKey));
      const [was] = await tx.select({ profilePicture: users.profilePicture }).from(users).where(isHere).for('update');
      if (!was) return undefined;
      await this.closePoints(tx, userId, at);
      await tx
        .update(users)
        .set({
          username: '',
          usernameKey: null,
          passwordHash: null,
          displayName,
          profilePicture: null,
          emailAddress: null,
          emailVerifiedAt: null,
          phoneNumber: null,
          phoneVerifiedAt: null,
          inviteCode: null,
          role: 'member',
          siteRoleId: 0,
          locked: true,
          hideStatus: true,
          lastSeenAt: null,
        })
        .where(eq(users.userId, userId));
      // A commentator's room is called after him.
      await tx.update(chatRooms).set({ name: displayName }).where(eq(chatRooms.authorId, userId));
      for (const table of [oneTimeLinks, smsCodes, bookings, hosts, liveLinks]) await tx.delete(table).where(eq(table.userId, userId));
      // What was written before a filter took it out is his alone; what all others read stays.
      await tx
        .update(chatMessages)
        .set({ originalMessage: sql`${chatMessages.filteredMessage}` })
        .where(eq(chatMessages.userId, userId));
      return was;
    });
  }

  #bookings(userId: number, most: number) {
    const home = alias(teams, 'home');
    const away = alias(teams, 'away');
    return this.db
      .select({
        match: sql<string>`${home.name} || ' – ' || ${away.name}`,
        kickOff: fixtures.kickOff,
        commentator: users.displayName,
        bookedAt: bookings.createdAt,
      })
      .from(bookings)
      .innerJoin(fixtures, eq(fixtures.fixtureId, bookings.fixtureId))
      .innerJoin(home, eq(home.teamId, fixtures.homeId))
      .innerJoin(away, eq(away.teamId, fixtures.awayId))
      .leftJoin(users, eq(users.userId, bookings.commentatorId))
      .where(eq(bookings.userId, userId))
      .orderBy(desc(bookings.bookingId))
      .limit(most);
  }
}
