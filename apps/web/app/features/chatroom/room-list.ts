import { type ChatRoom, VipGroup } from '@khandai/contracts';
import { folded } from '../../i18n/folded';
import type { ServedRoom } from './load-chatroom';

/** The public rooms of the page, and the rooms that the member follows with their private conversations. */
export interface RoomLists {
  readonly served: readonly ChatRoom[];
  readonly followed: readonly ChatRoom[];
}

export type SectionKey = 'followed' | 'private' | 'vip' | 'groups' | 'matches';

/** Name of a room on screen: a private conversation has the name of the other member. */
export const nameOf = ({ otherUser, name }: ChatRoom): string => otherUser?.showName ?? name;

export interface RoomSection {
  readonly key: SectionKey;
  readonly rooms: readonly ChatRoom[];
}

/** A room that members ask to join. */
export const isVip = ({ vipGroup }: ChatRoom): boolean => vipGroup === VipGroup.joinable;

export const findRoom = ({ served, followed }: RoomLists, groupId: number | undefined): ChatRoom | undefined =>
  [...followed, ...served].find((room) => room.groupId === groupId);

/** Followed rooms first, in their own order, and private conversations; then the rooms of the operator, and those of matches. Empty sections are left out. */
export function sectionsOf({ served, followed }: RoomLists, query: string): RoomSection[] {
  const followedIds = new Set(followed.map(({ groupId }) => groupId));
  const others = served.filter(({ groupId }) => !followedIds.has(groupId));
  const sections: RoomSection[] = [
    { key: 'followed', rooms: followed.filter(({ kind }) => kind !== 'private') },
    { key: 'private', rooms: followed.filter(({ kind }) => kind === 'private') },
    { key: 'groups', rooms: others.filter((room) => room.kind !== 'match' && !isVip(room)) },
    { key: 'vip', rooms: others.filter(isVip) },
    { key: 'matches', rooms: others.filter((room) => room.kind === 'match' && !isVip(room)) },
  ];
  const wanted = folded(query.trim());
  return sections
    .map(({ key, rooms }) => ({ key, rooms: rooms.filter((room) => folded(nameOf(room)).includes(wanted)) }))
    .filter(({ rooms }) => rooms.length > 0);
}

/**
 * Whether the page shows the chosen room. The loader knows what a guest may see of the room that the page was loaded with;
 * a room that was chosen later answers for itself over the socket.
 */
export function statusOf({
  served,
  groupId,
  isFollowed,
}: {
  readonly served: ServedRoom;
  readonly groupId: number | undefined;
  readonly isFollowed: boolean;
}): ServedRoom['status'] {
  if (groupId === undefined) return 'missing';
  return served.groupId === groupId && !isFollowed ? served.status : 'open';
}
