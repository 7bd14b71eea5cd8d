import { type ChatRoom, DEFAULT_GROUP_ID } from '@khandai/contracts';
import { folded } from '../../i18n/folded';

/** Page of the chat rooms. */
export const CHATROOM = '/chatroom';

/** Search parameter with the id of the open room. */
export const ROOM_ID = 'roomId';

/** Element of the open room, the target of the link that skips the list. */
export const ROOM_TARGET = 'phong';

/** Search parameter with the id of a message to go to. */
const MESSAGE_ID = 'messageId';

/** The room that an address names. */
export interface RequestedRoom {
  /** Undefined for an address that cannot name a room. */
  readonly groupId: number | undefined;
  /** False if the address names no room: larger windows then open the default room, and phones show the list. */
  readonly named: boolean;
}

/** Ids of rooms and messages are 32-bit integers. */
const MAX_ID = 2 ** 31 - 1;

/** Reads `?roomId=`. */
export function requestedRoom(search: URLSearchParams): RequestedRoom {
  const text = search.get(ROOM_ID);
  if (text === null) return { groupId: DEFAULT_GROUP_ID, named: false };
  return { groupId: idIn(text), named: true };
}

const idIn = (text: string): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;

/** Reads `&messageId=`. */
export function requestedMessage(search: URLSearchParams): number | undefined {
  return idIn(search.get(MESSAGE_ID) ?? '');
}

/**
 * `/chatroom/khan-dai-chung?roomId=30`: the id names the room, the words are for people. A private conversation has no words, so
 * the address names no member. With `messageId` the room opens at that message.
 */
export function roomHref({ groupId, name }: Pick<ChatRoom, 'groupId' | 'name'>, messageId?: number): string {
  const words = folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${CHATROOM}${words && `/${words}`}?${ROOM_ID}=${groupId}${messageId === undefined ? '' : `&${MESSAGE_ID}=${messageId}`}`;
}
