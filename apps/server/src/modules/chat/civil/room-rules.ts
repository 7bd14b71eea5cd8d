import { DAY_MS } from '@khandai/calendar';
import { moderatesAll } from '../../../platform/http/access.js';
import type { Identity } from '../../../platform/http/caller.js';
import { chatBanned, emojiOnly, followersOnly, newcomersClosed, roomPaused } from '../chat-errors.js';
import type { Author, Room } from '../chat-rows.js';
import type { ActiveBan } from './ban-query.js';
import { isOnlyEmoji } from './flood.js';

/** Restrictions of a room; a room without any has none stored. */
export interface Restrictions {
  readonly slowSeconds: number;
  readonly followersOnly: boolean;
  readonly emojiOnly: boolean;
  readonly newcomersClosed: boolean;
  readonly reviewHeld: boolean;
  readonly closed: boolean;
}

export const NO_RESTRICTIONS: Restrictions = {
  slowSeconds: 0,
  followersOnly: false,
  emojiOnly: false,
  newcomersClosed: false,
  reviewHeld: false,
  closed: false,
};

/** Accounts younger than this are newcomers. */
const NEWCOMER_MS = DAY_MS;

/** Who wants to write in a room, and what holds there for them. */
export interface Standing {
  readonly restrictions: Restrictions;
  readonly followed: boolean;
  readonly ban: ActiveBan | undefined;
  /** When the account was made. */
  readonly since: Date;
}

type Person = Pick<Identity, 'userId' | 'role' | 'siteRoleId'>;

/** Whether this user moderates this room: a commentator theirs, moderators all but private conversations. */
export const moderates = (who: Person, room: Pick<Room, 'authorId' | 'privateMessage'>): boolean =>
  !room.privateMessage && (moderatesAll(who) || (who.role === 'commentator' && who.userId === room.authorId));

/** Throws unless this author may write now. Slow mode is apart, because it counts. */
export function assertMaySay(
  { room, author, standing }: { room: Room; author: Author; standing: Standing },
  text: string | undefined,
  now: number,
): void {
  const { restrictions, ban, followed, since } = standing;
  if (ban && !moderatesAll(author)) throw chatBanned(ban, now);
  if (moderates(author, room)) return;
  if (restrictions.closed) throw roomPaused();
  if (restrictions.followersOnly && !followed) throw followersOnly();
  if (restrictions.newcomersClosed && now - since.getTime() < NEWCOMER_MS) throw newcomersClosed();
  if (restrictions.emojiOnly && text !== undefined && !isOnlyEmoji(text)) throw emojiOnly();
}
