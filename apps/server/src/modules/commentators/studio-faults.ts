import { Code, StudioLimit } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';
import type { MessageKey } from '../../platform/messages.js';

/** A stream that is refused as entered; the message says what is wrong with it. */
export class StreamRefused extends DomainError {
  constructor(key: Extract<MessageKey, `stream${string}`>, name: string) {
    super(Code.streamRefused, 400, key, { name });
  }
}

export class StreamNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'linkNotFound');
  }
}

export class NotHosted extends DomainError {
  constructor() {
    super(Code.conflict, 409, 'notHosted');
  }
}

export class FixtureOver extends DomainError {
  constructor() {
    super(Code.conflict, 409, 'fixtureOver');
  }
}

export class NoRoom extends DomainError {
  constructor() {
    super(Code.conflict, 409, 'noRoom');
  }
}

export class TooManyHosted extends DomainError {
  constructor() {
    super(Code.conflict, 409, 'tooManyHosted', { max: StudioLimit.fixtures });
  }
}

export class BroadcastPictureRefused extends DomainError {
  constructor() {
    super(Code.broadcastPicture, 400, 'broadcastPicture');
  }
}

export class BroadcastTimeRefused extends DomainError {
  constructor() {
    super(Code.broadcastTime, 400, 'broadcastTime');
  }
}

export class CommentatorNotFound extends DomainError {
  constructor() {
    super(Code.notFound, 404, 'commentatorNotFound');
  }
}
