import { desc, eq, sql } from 'drizzle-orm';
import type { MemberExport } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import {
  chatAttachments,
  chatBans,
  chatGifts,
  chatMentions,
  chatMessages,
  chatRooms,
  heldMessages,
  messageReports,
  polls,
  pollVotes,
  vipMembers,
} from '../../platform/database/schema.js';
import { sentence } from '../../platform/messages.js';

/** A private conversation has no name of its own. */
export const ROOM_NAME = sql<string>`coalesce(nullif(${chatRooms.name}, ''), ${sentence('privateConversation')})`;

/** The text of another user's message; nothing of one that was taken back. */
export const SHOWN_TEXT = sql<string>`CASE WHEN ${chatMessages.recalled} IS NULL THEN ${chatMessages.filteredMessage} ELSE '' END`;

/** What the chat stores about a member besides their messages and reactions: at most `max` rows of each kind, newest first. */
export async function chatDataOf(db: Db, userId: number, max: number): Promise<MemberExport['chat']> {
  return {
    vipRooms: await vipRooms(db, userId, max),
    uploads: await uploads(db, userId, max),
    heldMessages: await held(db, userId, max),
    mentions: await mentions(db, userId, max),
    reports: await reports(db, userId, max),
    bans: await bans(db, userId, max),
    votes: await votes(db, userId, max),
    gifts: await gifts(db, userId, max),
  };
}

const iso = (at: Date): string => at.toISOString();

async function vipRooms(db: Db, userId: number, max: number): Promise<MemberExport['chat']['vipRooms']> {
  const rows = await db
    .select({ room: ROOM_NAME, status: vipMembers.status, requestedAt: vipMembers.requestedAt })
    .from(vipMembers)
    .innerJoin(chatRooms, eq(chatRooms.groupId, vipMembers.groupId))
    .where(eq(vipMembers.userId, userId))
    .orderBy(desc(vipMembers.requestedAt))
    .limit(max);
  return rows.map(({ requestedAt, ...row }) => ({ ...row, requestedAt: iso(requestedAt) }));
}

async function uploads(db: Db, userId: number, max: number): Promise<MemberExport['chat']['uploads']> {
  const rows = await db
    .select({ src: chatAttachments.src, uploadedAt: chatAttachments.createdAt })
    .from(chatAttachments)
    .where(eq(chatAttachments.userId, userId))
    .orderBy(desc(chatAttachments.createdAt))
    .limit(max);
  return rows.map(({ src, uploadedAt }) => ({ src, uploadedAt: iso(uploadedAt) }));
}

async function held(db: Db, userId: number, max: number): Promise<MemberExport['chat']['heldMessages']> {
  const rows = await db
    .select({
      room: ROOM_NAME,
      text: heldMessages.originalMessage,
      sentAt: heldMessages.createdAt,
      decision: heldMessages.decision,
    })
    .from(heldMessages)
    .innerJoin(chatRooms, eq(chatRooms.groupId, heldMessages.groupId))
    .where(eq(heldMessages.userId, userId))
    .orderBy(desc(heldMessages.heldId))
    .limit(max);
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: iso(sentAt) }));
}

async function mentions(db: Db, userId: number, max: number): Promise<MemberExport['chat']['mentions']> {
  const rows = await db
    .select({ room: ROOM_NAME, message: SHOWN_TEXT, mentionedAt: chatMentions.createdAt })
    .from(chatMentions)
    .innerJoin(chatMessages, eq(chatMessages.groupMessageId, chatMentions.groupMessageId))
    .innerJoin(chatRooms, eq(chatRooms.groupId, chatMentions.groupId))
    .where(eq(chatMentions.userId, userId))
    .orderBy(desc(chatMentions.createdAt))
    .limit(max);
  return rows.map(({ mentionedAt, ...row }) => ({ ...row, mentionedAt: iso(mentionedAt) }));
}

async function reports(db: Db, userId: number, max: number): Promise<MemberExport['chat']['reports']> {
  const rows = await db
    .select({
      room: ROOM_NAME,
      message: SHOWN_TEXT,
      reason: messageReports.reason,
      reportedAt: messageReports.createdAt,
    })
    .from(messageReports)
    .innerJoin(chatMessages, eq(chatMessages.groupMessageId, messageReports.groupMessageId))
    .innerJoin(chatRooms, eq(chatRooms.groupId, chatMessages.groupId))
    .where(eq(messageReports.userId, userId))
    .orderBy(desc(messageReports.createdAt))
    .limit(max);
  return rows.map(({ reportedAt, ...row }) => ({ ...row, reportedAt: iso(reportedAt) }));
}

async function bans(db: Db, userId: number, max: number): Promise<MemberExport['chat']['bans']> {
  const rows = await db
    .select({
      room: chatRooms.name,
      reason: chatBans.reason,
      from: chatBans.createdAt,
      until: chatBans.until,
      lifted: sql<boolean>`${chatBans.liftLog} IS NOT NULL`,
      request: chatBans.request,
    })
    .from(chatBans)
    .leftJoin(chatRooms, eq(chatRooms.groupId, chatBans.groupId))
    .where(eq(chatBans.userId, userId))
    .orderBy(desc(chatBans.banId))
    .limit(max);
  return rows.map(({ from, until, ...row }) => ({ ...row, from: iso(from), until: until && iso(until) }));
}

const votes = (db: Db, userId: number, max: number): Promise<MemberExport['chat']['votes']> =>
  db
    .select({ question: polls.question, option: sql<string>`coalesce(${polls.options} ->> ${pollVotes.choice}, '')` })
    .from(pollVotes)
    .innerJoin(polls, eq(polls.pollId, pollVotes.pollId))
    .where(eq(pollVotes.userId, userId))
    .orderBy(desc(pollVotes.pollId))
    .limit(max);

async function gifts(db: Db, userId: number, max: number): Promise<MemberExport['chat']['gifts']> {
  const rows = await db
    .select({
      room: ROOM_NAME,
      giftId: chatGifts.giftId,
      count: chatGifts.count,
      points: chatGifts.points,
      note: chatGifts.note,
      sentAt: chatGifts.createdAt,
    })
    .from(chatGifts)
    .innerJoin(chatRooms, eq(chatRooms.groupId, chatGifts.groupId))
    .where(eq(chatGifts.userId, userId))
    .orderBy(desc(chatGifts.sentGiftId))
    .limit(max);
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: iso(sentAt) }));
}
