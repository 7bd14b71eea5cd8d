/**
 * State of a reader in a room that they follow:
 * - `read`: nothing is unread.
 * - `unread`: messages are unread.
 * - `open`: the reader looks at the room, so what arrives is read at once.
 */
export type ReadingStatus = 'read' | 'unread' | 'open';

export type ReadingEvent =
  /** The reader opens the room, or looks at it again. */
  | 'opened'
  /** The reader leaves the room, or looks away. */
  | 'left'
  /** A message arrived that the server counts as unread. */
  | 'message'
  /** A message arrived that another device of this reader has shown already. */
  | 'seen'
  /** The server counts unread messages, none of them new: after a start, or another device has read some. */
  | 'counted'
  /** The server counts no unread messages: another device has read all, or this one. */
  | 'cleared';

export type ReadingEffect =
  /** The room moves to the top of the list. */
  | 'raise'
  /** The reader is notified, for example by a sound. */
  | 'notify'
  /** The server is to mark the room as read. */
  | 'confirm';

export interface ReadingTransition {
  readonly next: ReadingStatus;
  readonly effects: readonly ReadingEffect[];
}

/** One next status and its effects for each status and event. */
export const readingTransitions: Readonly<Record<ReadingStatus, Readonly<Record<ReadingEvent, ReadingTransition>>>> = {
  read: {
    opened: to('open'),
    left: to('read'),
    message: to('unread', 'raise', 'notify'),
    seen: to('read', 'raise'),
    counted: to('unread'),
    cleared: to('read'),
  },
  unread: {
    opened: to('open', 'confirm'),
    left: to('unread'),
    message: to('unread', 'raise', 'notify'),
    seen: to('read', 'raise'),
    counted: to('unread'),
    cleared: to('read'),
  },
  open: {
    opened: to('open'),
    left: to('read'),
    message: to('open', 'raise', 'confirm'),
    seen: to('open', 'raise'),
    counted: to('open', 'confirm'),
    cleared: to('open'),
  },
};

function to(next: ReadingStatus, ...effects: readonly ReadingEffect[]): ReadingTransition {
  return { next, effects };
}
