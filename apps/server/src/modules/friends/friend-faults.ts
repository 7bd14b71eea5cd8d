import { Code } from '@khandai/contracts';
import { DomainError, RetryLater } from '../../platform/domain-error.js';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

export const friendToSelf = () => new DomainError(Code.friendToSelf, 400, 'friendToSelf');
export const memberNotFound = () => new DomainError(Code.notFound, 404, 'memberNotFound');
export const friendRequestGone = () => new DomainError(Code.friendRequestGone, 409, 'friendRequestGone');
export const tooManyFriends = (max: number) => new DomainError(Code.tooManyFriends, 409, 'tooManyFriends', { max });
export const tooManyFollowed = (max: number) => new DomainError(Code.tooManyFriends, 409, 'tooManyFollowed', { max });
export const unblockFirst = () => new DomainError(Code.friendNotPossible, 409, 'unblockFirst');
export const friendSimulated = () => new DomainError(Code.friendNotPossible, 409, 'friendSimulated');

/** `retryAfter` is in milliseconds. */
export class TooManyRequestsToday extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.friendTooFast, 429, 'friendTooFast', retryAfter, { hours: Math.ceil(retryAfter / HOUR_MS) });
  }
}

/** `retryAfter` is in milliseconds. */
export class FollowTooFast extends RetryLater {
  constructor(retryAfter: number) {
    super(Code.friendTooFast, 429, 'followTooFast', retryAfter, { minutes: Math.ceil(retryAfter / MINUTE_MS) });
  }
}
