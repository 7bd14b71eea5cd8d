import { and, asc, desc, eq, inArray, isNotNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import {
  articleBookmarks,
  bookingNotices,
  bookings,
  chatBans,
  chatGifts,
  chatMentions,
  chatMessages,
  chatReactions,
  chatRooms,
  checkIns,
  dailyTasks,
  drawEntries,
  draws,
  taskClaims,
  watchDays,
  conversations,
  emailUndos,
  favourites,
  feedback,
  fixtures,
  heldMessages,
  hiddenPosts,
  hosts,
  liveLinks,
  matchFollows,
  matchVotes,
  memberTops,
  messageReports,
  mutedAuthors,
  oneTimeLinks,
  picks,
  pushDevices,
  racePicks,
  postBookmarks,
  postReports,
  roomPaces,
  roomReads,
  smsCodes,
  takenNames,
  teams,
  userBlocks,
  userFavouriteTeams,
  users,
  vipMembers,
} from '../../platform/database/schema.js';
import type { ClosePoints } from './member-points.js';
import { erasePosts, postsOf } from './own-posts-query.js';
import { favouritesOf } from './own-favourites-query.js';
import { eraseEvents, eventsOf } from './own-events-query.js';
import { eraseComics, followedComicsOf, readComicsOf } from './own-comics-query.js';
import { eraseMedia, mediaOf } from './own-media-query.js';
import { picksOf, racePicksOf } from './own-picks-query.js';
import { eraseTips, tipsOf } from './own-tips-query.js';
import { feedbackOf } from './own-feedback-query.js';
import { eraseNotices, noticesOf } from './own-notices-query.js';
import { eraseReferrals, referralsOf } from './own-referrals-query.js';
import { deskOf, eraseDesk } from './own-desk-query.js';
import { erasePeople, peopleOf } from './own-people-query.js';
import { chatDataOf, ROOM_NAME, SHOWN_TEXT } from './own-chat-query.js';

/** Everything the site stores of what a member wrote, sent or received. */
export interface OwnData {
  readonly messages: readonly { room: string; text: string; sentAt: Date }[];
  readonly reactions: readonly { room: string; message: string; reaction: string }[];
  readonly links: readonly { purpose: string; emailAddress: string; expiresAt: Date }[];
  readonly smsCodes: readonly { phoneNumber: string; sentAt: Date; expiresAt: Date }[];
  readonly nameLooks: readonly string[];
  readonly bookings: readonly { match: string; kickOff: Date; commentator: string | null; bookedAt: Date }[];
  readonly favourites: MemberExport['favourites'];
  readonly checkIns: MemberExport['checkIns'];
  readonly tasks: MemberExport['tasks'];
  readonly draws: readonly {
    title: string;
    entryId: string;
    enteredAt: Date;
    rank: number | null;
    prize: string;
  }[];
  readonly referral: MemberExport['referral'];
  readonly picks: MemberExport['picks'];
  readonly racePicks: MemberExport['racePicks'];
  readonly watchedDay: MemberExport['watchedDay'];
  readonly rankings: MemberExport['rankings'];
  readonly followedRooms: readonly { room: string; followedAt: Date }[];
  readonly chat: MemberExport['chat'];
  readonly feed: MemberExport['feed'];
  readonly feedback: MemberExport['feedback'];
  readonly events: MemberExport['events'];
  readonly media: Pick<MemberExport, 'watched' | 'likedReels' | 'followedFilms' | 'savedTitles'>;
  readonly readComics: MemberExport['readComics'];
  readonly followedComics: MemberExport['followedComics'];
  readonly tips: MemberExport['tips'];
  readonly pushDevices: readonly { endpoint: string; since: Date }[];
  readonly bookingNotices: readonly { fixtureId: string; kind: string; toldAt: Date }[];
  readonly people: MemberExport['people'];
  readonly notifications: MemberExport['notifications'];
  readonly desk: MemberExport['desk'];
  readonly blocked: readonly { name: string; blockedAt: Date }[];
  readonly broadcasts: readonly {
    fixtureId: string;
    title: string;
    description: string;
    image: string | null;
    startsAt: Date | null;
  }[];
  readonly streams: readonly { fixtureId: string; name: string; url: string; licence: string }[];
  readonly totalMessages: number;
  readonly totalReactions: number;
}

/** All stored data about one member. */
export class OwnDataRepository {
  constructor(
    private readonly db: Db,
    private readonly closePoints: ClosePoints,
  ) {}

  /** All of it, as it is at an instant. @param max Max rows of each kind, newest first. */
  async read(userId: number, { max, at }: { readonly max: number; readonly at: Date }): Promise<OwnData> {
    const { db } = this;
    const messages = await db
      .select({ room: ROOM_NAME, text: chatMessages.originalMessage, sentAt: chatMessages.createdAt })
      .from(chatMessages)
      .innerJoin(chatRooms, eq(chatRooms.groupId, chatMessages.groupId))
      .where(eq(chatMessages.userId, userId))
      .orderBy(desc(chatMessages.groupMessageId))
      .limit(max);
    const reactions = await db
      .select({ room: ROOM_NAME, message: SHOWN_TEXT, reaction: chatReactions.reaction })
      .from(chatReactions)
      .innerJoin(chatMessages, eq(chatMessages.groupMessageId, chatReactions.groupMessageId))
      .innerJoin(chatRooms, eq(chatRooms.groupId, chatMessages.groupId))
      .where(eq(chatReactions.userId, userId))
      .orderBy(desc(chatReactions.groupMessageId))
      .limit(max);
    const undos = await db.select().from(emailUndos).where(eq(emailUndos.userId, userId));
    const looks = await db.select().from(takenNames).where(eq(takenNames.userId, userId));
    return {
      messages,
      reactions,
      links: [
        ...(await db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, userId))),
        ...undos.map((undo) => ({ ...undo, purpose: 'undo-email' })),
      ],
      smsCodes: await db.select().from(smsCodes).where(eq(smsCodes.userId, userId)),
      nameLooks: looks.map(({ skeleton }) => skeleton),
      bookings: await this.#bookings(userId, max),
      favourites: await favouritesOf(db, userId, max),
      checkIns: await db
        .select({ day: checkIns.day, points: checkIns.points })
        .from(checkIns)
        .where(eq(checkIns.userId, userId))
        .orderBy(desc(checkIns.day))
        .limit(max),
      tasks: await db
        .select({ day: taskClaims.day, title: dailyTasks.title, points: taskClaims.points })
        .from(taskClaims)
        .innerJoin(dailyTasks, eq(dailyTasks.taskId, taskClaims.taskId))
        .where(eq(taskClaims.userId, userId))
        .orderBy(desc(taskClaims.day), desc(taskClaims.taskId))
        .limit(max),
      draws: await db
        .select({
          ...{ title: draws.title, entryId: drawEntries.entryId, enteredAt: drawEntries.enteredAt },
          ...{ rank: drawEntries.rank, prize: draws.prize },
        })
        .from(drawEntries)
        .innerJoin(draws, eq(draws.drawId, drawEntries.drawId))
        .where(eq(drawEntries.userId, userId))
        .orderBy(desc(drawEntries.enteredAt))
        .limit(max),
      referral: await referralsOf(db, userId, max),
      picks: await picksOf(db, userId, max),
      racePicks: await racePicksOf(db, userId, max),
      watchedDay: await db
        .select({ day: watchDays.day, minutes: watchDays.minutes })
        .from(watchDays)
        .where(eq(watchDays.userId, userId)),
      rankings: await db
        .select({
          board: memberTops.board,
          period: memberTops.period,
          since: memberTops.since,
          score: memberTops.score,
        })
        .from(memberTops)
        .where(eq(memberTops.userId, userId))
        .orderBy(desc(memberTops.since), asc(memberTops.board), asc(memberTops.period))
        .limit(max),
      followedRooms: await db
        .select({ room: ROOM_NAME, followedAt: roomReads.followedAt })
        .from(roomReads)
        .innerJoin(chatRooms, eq(chatRooms.groupId, roomReads.groupId))
        .where(and(eq(roomReads.userId, userId), roomReads.followed))
        .orderBy(desc(roomReads.followedAt))
        .limit(max),
      chat: await chatDataOf(db, userId, max),
      feed: await postsOf(db, userId, { max, at }),
      feedback: await feedbackOf(db, userId, max),
      events: await eventsOf(db, userId, max),
      media: await mediaOf(db, userId, { max, at }),
      readComics: await readComicsOf(db, userId, max),
      followedComics: await followedComicsOf(db, userId, max),
      tips: await tipsOf(db, userId, max),
      people: await peopleOf(db, userId, max),
      notifications: await noticesOf(db, userId, max),
      desk: await deskOf(db, userId, max),
      pushDevices: await db
        .select({ endpoint: pushDevices.endpoint, since: pushDevices.createdAt })
        .from(pushDevices)
        .where(eq(pushDevices.userId, userId)),
      bookingNotices: await db
        .select({
          fixtureId: bookingNotices.fixtureId,
          kind: bookingNotices.kind,
          toldAt: bookingNotices.toldAt,
        })
        .from(bookingNotices)
        .where(eq(bookingNotices.userId, userId))
        .orderBy(desc(bookingNotices.toldAt))
        .limit(max),
      blocked: await db
        .select({ name: users.displayName, blockedAt: userBlocks.createdAt })
        .from(userBlocks)
        .innerJoin(users, eq(users.userId, userBlocks.blockedId))
        .where(eq(userBlocks.userId, userId))
        .orderBy(desc(userBlocks.createdAt))
        .limit(max),
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
        .limit(max),
      streams: await db
        .select({
          fixtureId: liveLinks.fixtureId,
          name: liveLinks.name,
          url: liveLinks.url,
          licence: liveLinks.licence,
        })
        .from(liveLinks)
        .where(eq(liveLinks.userId, userId))
        .limit(max),
      totalMessages: await db.$count(chatMessages, eq(chatMessages.userId, userId)),
      totalReactions: await db.$count(chatReactions, eq(chatReactions.userId, userId)),
    };
  }

  /**
   * Deletes all data that identifies a member, and private conversations whose other member was deleted before. What
   * stays is a row without a name, which their messages refer to, and the lookalike keys of their names, so that no
   * other user can take these names. Returns their last picture; undefined when they were already deleted.
   */
  async erase(
    userId: number,
    displayName: string,
    at: Date,
  ): Promise<{ readonly profilePicture: string | null } | undefined> {
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
      // A commentator's room has its owner's name, so it is renamed too.
      await tx.update(chatRooms).set({ name: displayName }).where(eq(chatRooms.authorId, userId));
      // In the order of the events that add to them, so that neither waits for the other.
      await tx
        .select({ board: memberTops.board })
        .from(memberTops)
        .where(eq(memberTops.userId, userId))
        .orderBy(memberTops.board, memberTops.period, memberTops.since)
        .for('update');
      for (const table of [
        oneTimeLinks,
        emailUndos,
        smsCodes,
        bookings,
        bookingNotices,
        matchFollows,
        checkIns,
        taskClaims,
        watchDays,
        memberTops,
        picks,
        racePicks,
        favourites,
        matchVotes,
        userFavouriteTeams,
        pushDevices,
        hosts,
        liveLinks,
        roomReads,
        userBlocks,
        vipMembers,
        heldMessages,
        messageReports,
        roomPaces,
        chatMentions,
        postBookmarks,
        articleBookmarks,
        hiddenPosts,
        mutedAuthors,
        postReports,
        feedback,
      ])
        await tx.delete(table).where(eq(table.userId, userId));
      // The list of a draw stays as it was, so that it can be verified; the id of an entry tells nothing of its member.
      await tx.update(drawEntries).set({ userId: null }).where(eq(drawEntries.userId, userId));
      await erasePosts(tx, userId, at);
      await erasePeople(tx, userId);
      await eraseNotices(tx, userId);
      await eraseEvents(tx, userId);
      await eraseReferrals(tx, userId, at);
      await eraseMedia(tx, userId);
      await eraseComics(tx, userId);
      await eraseTips(tx, userId);
      await eraseDesk(tx, userId, displayName);
      // A ban stays, without what the member wrote about it.
      await tx
        .update(chatBans)
        .set({ request: '' })
        .where(and(eq(chatBans.userId, userId), isNotNull(chatBans.request)));
      await tx
        .update(chatGifts)
        .set({ note: '' })
        .where(and(eq(chatGifts.userId, userId), ne(chatGifts.note, '')));
      // The original text before the filter is the member's own data; the filtered text that others read stays.
      await tx
        .update(chatMessages)
        .set({ originalMessage: sql`${chatMessages.filteredMessage}` })
        .where(eq(chatMessages.userId, userId));
      // Locked first: when both members of a conversation delete their accounts at once, the second sees the first as deleted.
      const theirs = await tx
        .select({ groupId: conversations.groupId })
        .from(conversations)
        .where(or(eq(conversations.lowUser, userId), eq(conversations.highUser, userId)))
        .orderBy(conversations.groupId)
        .for('update');
      const readers = tx
        .select({ userId: users.userId })
        .from(conversations)
        .innerJoin(users, or(eq(users.userId, conversations.lowUser), eq(users.userId, conversations.highUser)))
        .where(and(eq(conversations.groupId, chatRooms.groupId), isNotNull(users.usernameKey)));
      const groupIds = theirs.map(({ groupId }) => groupId);
      await tx.delete(chatRooms).where(and(inArray(chatRooms.groupId, groupIds), notExists(readers)));
      return was;
    });
  }

  #bookings(userId: number, max: number) {
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
      .limit(max);
  }
}
