import { VIETNAM, wallTimeAt } from '@khandai/calendar';
import { type BanReason, CivilLimit, Code } from '@khandai/contracts';
import { DomainError, RetryLater } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';

export const roomNotFound = () => new DomainError(Code.roomNotFound, 404, 'roomNotFound');
export const roomClosed = () => new DomainError(Code.chatNotAllowed, 403, 'roomClosed');
export const guestsMayNotWrite = () => new DomainError(Code.membersOnly, 403, 'guestsMayNotWrite');
export const mayNotWrite = () => new DomainError(Code.chatNotAllowed, 403, 'mayNotWrite');
export const tooManyRooms = (max: number) => new DomainError(Code.tooManyRooms, 409, 'tooManyRooms', { max });
export const notPermissions = () => new DomainError(Code.notPermissions, 403, 'notPermissions');
export const notPermissionsForCreate = () =>
  new DomainError(Code.notPermissionsForCreate, 403, 'notPermissionsForCreate');
export const notFollowed = () => new DomainError(Code.notFollowed, 409, 'notFollowed');
export const notVipMember = () => new DomainError(Code.notVipMember, 409, 'notVipMember');
export const notVipRoom = () => new DomainError(Code.notVipRoom, 409, 'notVipRoom');
export const vipRefused = () => new DomainError(Code.vipRefused, 409, 'vipRefused');
export const vipRequestGone = () => new DomainError(Code.vipRequestGone, 409, 'vipRequestGone');
export const conversationNotNamed = () => new DomainError(Code.badRequest, 400, 'conversationNotNamed');
export const userNotFound = () => new DomainError(Code.notFound, 404, 'userNotFound');
export const messageNotFound = () => new DomainError(Code.messageNotFound, 404, 'messageNotFound');
export const wordRefused = (word: string) => new DomainError(Code.wordRefused, 400, 'wordRefused', { word });
export const messageEmpty = () => new DomainError(Code.messageEmpty, 400, 'messageEmpty');
export const uuidInOtherRoom = () => new DomainError(Code.conflict, 409, 'uuidInOtherRoom');
export const messageTooLong = (max: number) => new DomainError(Code.messageTooLong, 400, 'messageTooLong', { max });

export const attachmentNotFound = () => new DomainError(Code.attachmentNotFound, 404, 'attachmentNotFound');
export const tooManyAttachments = (max: number) =>
  new DomainError(Code.tooManyAttachments, 429, 'tooManyAttachments', { max });
export const stickerNotFound = () => new DomainError(Code.stickerNotFound, 404, 'stickerNotFound');
export const stickerLocked = (level: number) => new DomainError(Code.stickerLocked, 403, 'stickerLocked', { level });
export const badMedia = () => new DomainError(Code.badRequest, 400, 'badMedia');

/** `retryAfter` is in milliseconds. */
export class MessageTooFast extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.messageTooFast, 429, 'messageTooFast', retryAfter);
  }
}

/** `retryAfter` is in milliseconds. */
export class SlowMode extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.slowMode, 429, 'slowMode', retryAfter);
  }
}

const reasonKeys = {
  insult: 'banInsult',
  region: 'banRegion',
  advert: 'banAdvert',
  spoiler: 'banSpoiler',
  flood: 'banFlood',
  other: 'banOther',
} as const satisfies Readonly<Record<BanReason, MessageKey>>;

/** Says why and until when; the caller may retry when the ban ends, if it does. */
export function chatBanned(ban: { readonly reason: BanReason; readonly until: Date | null }, now: number): DomainError {
  const reason = sentence(reasonKeys[ban.reason]);
  if (!ban.until) return new DomainError(Code.chatBanned, 403, 'chatBannedForever', { reason });
  const rest = Math.max(1, ban.until.getTime() - now);
  return new RetryLater(Code.chatBanned, 403, 'chatBanned', rest, { reason, until: timeOf(ban.until) });
}

function timeOf(at: Date): string {
  const { hour, minute, day, month } = wallTimeAt(at.getTime(), VIETNAM);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} ngày ${day}/${month}`;
}

export const followersOnly = () => new DomainError(Code.followersOnly, 403, 'followersOnly');
export const emojiOnly = () => new DomainError(Code.emojiOnly, 403, 'emojiOnly');
export const newcomersClosed = () => new DomainError(Code.newcomersClosed, 403, 'newcomersClosed');
export const roomPaused = () => new DomainError(Code.roomPaused, 403, 'roomPaused');
export const messageRepeated = () => new DomainError(Code.messageRepeated, 409, 'messageRepeated');
export const messageFlood = () => new DomainError(Code.messageRepeated, 400, 'messageFlood');
export const messageHeld = () => new DomainError(Code.messageHeld, 409, 'messageHeld');
export const heldRefused = () => new DomainError(Code.chatNotAllowed, 403, 'heldRefused');
export const recallTooLate = () => new DomainError(Code.recallTooLate, 409, 'recallTooLate');
export const notUndoable = () => new DomainError(Code.notUndoable, 409, 'notUndoable');
export const mayNotModerate = () => new DomainError(Code.forbidden, 403, 'mayNotModerate');
export const mayNotBan = () => new DomainError(Code.forbidden, 403, 'mayNotBan');
export const notOwnMessage = () => new DomainError(Code.forbidden, 403, 'notOwnMessage');
export const ownMessage = () => new DomainError(Code.forbidden, 403, 'ownMessage');
export const banNotFound = () => new DomainError(Code.notFound, 404, 'banNotFound');
export const alreadyRequested = () => new DomainError(Code.conflict, 409, 'alreadyRequested');
export const entryNotFound = () => new DomainError(Code.notFound, 404, 'entryNotFound');
export const heldNotFound = () => new DomainError(Code.notFound, 404, 'heldNotFound');
export const voteFirst = () => new DomainError(Code.chatNotAllowed, 403, 'voteFirst');
export const pollIsOpen = () => new DomainError(Code.pollOpen, 409, 'pollIsOpen');
export const pollIsClosed = () => new DomainError(Code.pollClosed, 409, 'pollIsClosed');
export const pollNotFound = () => new DomainError(Code.notFound, 404, 'pollNotFound');
export const pollOptions = () =>
  new DomainError(Code.badRequest, 400, 'pollOptions', {
    min: CivilLimit.minOptions,
    max: CivilLimit.maxOptions,
    length: CivilLimit.optionLength,
  });
