import type { ChatMessage } from '@khandai/contracts';
import {
  type ReadingEffect,
  type ReadingEvent,
  type ReadingStatus,
  readingTransitions,
} from './reading-transitions.js';

/** The fields of a room that the list of followed rooms is about. */
export interface FollowedRoom {
  readonly groupId: number;
  readonly unread_messages: number;
  readonly lastMessage: ChatMessage | null;
}

/** What the server pushes about a room: counts are absolute. */
export interface RoomNews extends FollowedRoom {
  readonly followed: boolean;
}

/** The rooms that a member follows, in the order of the list. Unchanged rooms stay the same object. */
export interface FollowedRooms<R extends FollowedRoom> {
  readonly rooms: readonly R[];
  /** The room that the reader looks at, whether followed or not. */
  readonly openId: number | undefined;
}

export interface RoomEffect {
  readonly groupId: number;
  readonly kind: Exclude<ReadingEffect, 'raise'>;
}

/** The next state, and what the caller has to do. */
export interface FollowedChange<R extends FollowedRoom> {
  readonly state: FollowedRooms<R>;
  readonly effects: readonly RoomEffect[];
  /** Rooms that are news to this device: followed on another one. Their names have to be loaded. */
  readonly unknown: readonly number[];
}

export const noRooms: FollowedRooms<never> = { rooms: [], openId: undefined };

/** Replaces the list with the one that the server answered. A room of which newer news arrived meanwhile keeps these. */
export function listed<R extends FollowedRoom>(state: FollowedRooms<R>, list: readonly R[]): FollowedChange<R> {
  const known = new Map(state.rooms.map((room) => [room.groupId, room]));
  const newest = list.map((room) => {
    const before = known.get(room.groupId);
    if (!before || !isNewer(before, room)) return room;
    return { ...room, unread_messages: before.unread_messages, lastMessage: before.lastMessage };
  });
  const start: FollowedChange<R> = { state: { ...state, rooms: newest }, effects: [], unknown: [] };
  return newest.reduce(
    (change, room) => step(change, room.groupId, room.unread_messages > 0 ? 'counted' : 'cleared', room),
    start,
  );
}

/** Applies what the server pushed. `userId` is the reader: their own messages, written on another device, do not notify. */
export function informed<R extends FollowedRoom>(
  state: FollowedRooms<R>,
  list: readonly RoomNews[],
  userId: number | undefined,
): FollowedChange<R> {
  const start: FollowedChange<R> = { state, effects: [], unknown: [] };
  return list.reduce((change, news) => {
    const { groupId, followed } = news;
    const room = change.state.rooms.find((one) => one.groupId === groupId);
    if (!followed) return { ...change, state: without(change.state, groupId) };
    if (!room) return { ...change, unknown: [...change.unknown, groupId] };
    const next = step(change, groupId, eventOf(news, room), news);
    if (news.lastMessage?.userId !== userId) return next;
    return {
      ...next,
      effects: next.effects.filter((effect) => effect.kind !== 'notify' || effect.groupId !== groupId),
    };
  }, start);
}

/** The reader looks at this room; undefined when they look at none. */
export function opened<R extends FollowedRoom>(
  state: FollowedRooms<R>,
  groupId: number | undefined,
): FollowedChange<R> {
  if (state.openId === groupId) return { state, effects: [], unknown: [] };
  const left: FollowedChange<R> = { state: { ...state, openId: undefined }, effects: [], unknown: [] };
  if (groupId === undefined) return left;
  const room = state.rooms.find((one) => one.groupId === groupId);
  const change = { ...left, state: { ...left.state, openId: groupId } };
  if (!room) return change;
  // The status from before the room was open: it decides whether something is to be marked as read.
  const { effects } = readingTransitions[room.unread_messages > 0 ? 'unread' : 'read'].opened;
  return applied(change, groupId, { next: 'open', effects }, room);
}

/** Adds a room that the reader follows from now on, or removes one. */
export function followed<R extends FollowedRoom>(state: FollowedRooms<R>, room: R, follow: boolean): FollowedRooms<R> {
  const others = without(state, room.groupId);
  return follow ? { ...others, rooms: [room, ...others.rooms] } : others;
}

/** Number of unread messages of all rooms. */
export const unreadTotal = ({ rooms }: FollowedRooms<FollowedRoom>): number =>
  rooms.reduce((sum, { unread_messages }) => sum + unread_messages, 0);

/** What the reader does in a room. */
export function statusOf({ rooms, openId }: FollowedRooms<FollowedRoom>, groupId: number): ReadingStatus {
  if (openId === groupId) return 'open';
  const room = rooms.find((one) => one.groupId === groupId);
  return room && room.unread_messages > 0 ? 'unread' : 'read';
}

function step<R extends FollowedRoom>(
  change: FollowedChange<R>,
  groupId: number,
  event: ReadingEvent,
  news: FollowedRoom,
): FollowedChange<R> {
  return applied(change, groupId, readingTransitions[statusOf(change.state, groupId)][event], news);
}

function applied<R extends FollowedRoom>(
  { state, effects, unknown }: FollowedChange<R>,
  groupId: number,
  { next, effects: wanted }: { readonly next: ReadingStatus; readonly effects: readonly ReadingEffect[] },
  news: FollowedRoom,
): FollowedChange<R> {
  const unread_messages = next === 'unread' ? news.unread_messages : 0;
  const changed = state.rooms.map((room) =>
    room.groupId === groupId ? { ...room, lastMessage: latest(room, news), unread_messages } : room,
  );
  return {
    state: { ...state, rooms: wanted.includes('raise') ? raised(changed, groupId) : changed },
    effects: [...effects, ...wanted.filter((kind) => kind !== 'raise').map((kind) => ({ groupId, kind }))],
    unknown,
  };
}

function eventOf(news: FollowedRoom, room: FollowedRoom): ReadingEvent {
  const isUnread = news.unread_messages > 0;
  if (isNewer(news, room)) return isUnread ? 'message' : 'seen';
  return isUnread ? 'counted' : 'cleared';
}

const sequenceOf = ({ lastMessage }: FollowedRoom): number => lastMessage?.sequence ?? 0;

const isNewer = (one: FollowedRoom, other: FollowedRoom): boolean => sequenceOf(one) > sequenceOf(other);

const latest = (room: FollowedRoom, news: FollowedRoom): ChatMessage | null =>
  isNewer(news, room) ? news.lastMessage : room.lastMessage;

function raised<R extends FollowedRoom>(rooms: readonly R[], groupId: number): readonly R[] {
  return [...rooms.filter((room) => room.groupId === groupId), ...rooms.filter((room) => room.groupId !== groupId)];
}

const without = <R extends FollowedRoom>(state: FollowedRooms<R>, groupId: number): FollowedRooms<R> => ({
  ...state,
  rooms: state.rooms.filter((room) => room.groupId !== groupId),
});
