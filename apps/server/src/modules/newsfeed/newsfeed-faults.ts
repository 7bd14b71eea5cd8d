import { Code, PostLimit } from '@khandai/contracts';
import { DomainError, RetryLater } from '../../platform/domain-error.js';

const MINUTE_MS = 60_000;

export const postNotFound = () => new DomainError(Code.postNotFound, 404, 'postNotFound');
export const postEmpty = () => new DomainError(Code.postEmpty, 400, 'postEmpty');
export const postTooLong = (max: number) => new DomainError(Code.postTooLong, 400, 'postTooLong', { max });
export const commentTooLong = (max: number) => new DomainError(Code.postTooLong, 400, 'commentTooLong', { max });
export const commentNotFound = () => new DomainError(Code.commentNotFound, 404, 'commentNotFound');
export const articleNotFound = () => new DomainError(Code.notFound, 404, 'articleNotFound');
export const titleNotFound = () => new DomainError(Code.notFound, 404, 'mediaNotFound');
export const commentPlace = () => new DomainError(Code.badRequest, 400, 'commentPlace');
export const tooManyMentions = () =>
  new DomainError(Code.tooManyMentions, 400, 'tooManyMentions', { max: PostLimit.mentions });
export const tooManyHashtags = () =>
  new DomainError(Code.tooManyHashtags, 400, 'tooManyHashtags', { max: PostLimit.hashtags });
export const subjectNotFound = () => new DomainError(Code.subjectNotFound, 404, 'subjectNotFound');
export const eventNotFound = () => new DomainError(Code.notFound, 404, 'eventNotFound');
export const tipNotFound = () => new DomainError(Code.notFound, 404, 'tipNotFound');
export const postUuidUsed = () => new DomainError(Code.conflict, 409, 'postUuidUsed');
export const memberNotFound = () => new DomainError(Code.notFound, 404, 'userNotFound');
export const ownPost = () => new DomainError(Code.forbidden, 403, 'ownPost');
/** The post of a tip: readers see what became of every tip. */
export const tipPostKept = () => new DomainError(Code.forbidden, 403, 'tipPostKept');
export const alreadyDecided = () => new DomainError(Code.conflict, 409, 'alreadyDecided');
export const savedFull = (max: number) => new DomainError(Code.listFull, 409, 'savedFull', { max });
export const hiddenFull = (max: number) => new DomainError(Code.listFull, 409, 'hiddenFull', { max });
export const mutedFull = (max: number) => new DomainError(Code.listFull, 409, 'mutedFull', { max });
export const wordRefused = (word: string) => new DomainError(Code.wordRefused, 400, 'wordRefused', { word });
export const mayNotPost = () => new DomainError(Code.chatBanned, 403, 'mayNotPost');

/** `retryAfter` is in milliseconds. */
export class PostTooFast extends RetryLater {
  constructor(retryAfter: number) {
    const minutes = Math.ceil(retryAfter / MINUTE_MS);
    super(Code.postTooFast, 429, minutes > 1 ? 'postTooMany' : 'postTooFast', retryAfter, { minutes });
  }
}
