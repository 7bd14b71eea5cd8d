import { Code } from '@khandai/contracts';
import { DomainError, RetryLater } from '../../platform/domain-error.js';

export const roomNotFound = () => new DomainError(Code.roomNotFound, 404, 'roomNotFound');
export const roomClosed = () => new DomainError(Code.chatNotAllowed, 403, 'roomClosed');
export const guestsMayNotWrite = () => new DomainError(Code.chatNotAllowed, 403, 'guestsMayNotWrite');
export const mayNotWrite = () => new DomainError(Code.chatNotAllowed, 403, 'mayNotWrite');
export const tooManyRooms = (max: number) => new DomainError(Code.tooManyRooms, 409, 'tooManyRooms', { max });
export const notPermissions = () => new DomainError(Code.notPermissions, 403, 'notPermissions');
export const notPermissionsForCreate = () =>
  new DomainError(Code.notPermissionsForCreate, 403, 'notPermissionsForCreate');
export const conversationNotNamed = () => new DomainError(Code.badRequest, 400, 'conversationNotNamed');
export const userNotFound = () => new DomainError(Code.notFound, 404, 'userNotFound');
export const messageNotFound = () => new DomainError(Code.messageNotFound, 404, 'messageNotFound');
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
