/**
 * Where a room stands with the server:
 * - `idle`: there is no connection.
 * - `joining`: the subscription is sent and not answered. The server would refuse messages.
 * - `live`: subscribed, and no change is known to be missing.
 * - `behind`: subscribed. Changes are missing; they may only have been overtaken, so the room waits for them.
 * - `catchingUp`: subscribed. The room has requested the missing changes.
 * - `loading`: subscribed. Too many changes are missing, or there is no page yet: the newest page is loading.
 * - `failing`: the server could not answer the subscription, for example while it is busy: the room waits and tries again.
 * - `refused`: the server refused the subscription; the room tries again with the next connection.
 * - `closed`: the last reader left.
 */
export type RoomStatus =
  'idle' | 'joining' | 'live' | 'behind' | 'catchingUp' | 'loading' | 'failing' | 'refused' | 'closed';

export type RoomEvent =
  /** A connection is open. */
  | 'connected'
  /** The connection is lost. Rooms hear of every failed attempt to connect too. */
  | 'lost'
  /** The server accepted the subscription or the request for missing changes; its changes are in the log. */
  | 'accepted'
  | 'refused'
  /** The server could not answer the subscription or the request for missing changes. */
  | 'failed'
  /** As far as the server has said, the log has every change. */
  | 'complete'
  /** As far as the server has said, the log lacks changes. */
  | 'gapFound'
  /** As far as the server has said, the log lacks more changes than a reply holds, or has no page yet. */
  | 'pageNeeded'
  /** A page of history has arrived, or its load failed. */
  | 'pageEnded'
  /** The wait is over. */
  | 'waited'
  /** The last reader left. */
  | 'closed';

export type RoomEffect =
  /** Sends the subscription with the last known revision. It may find no connection, so it is the last effect of a cell. */
  | 'subscribe'
  /** Unconfirmed messages fail 10 s from now. */
  | 'expectReplies'
  /** Unconfirmed messages fail two minutes from now, unless a connection opens. */
  | 'expectConnection'
  /** Sends the join notice. */
  | 'announceSelf'
  /** Sends unconfirmed messages and requests again. */
  | 'resend'
  | 'loadPage'
  /** Starts the wait for missing changes, or for the next try; each is longer than the one before. */
  | 'wait'
  | 'stopWaiting'
  /** The next wait is a short one again. */
  | 'resetWaits'
  /** Ends timers and loads for good. */
  | 'stop';

export interface RoomTransition {
  readonly next: RoomStatus;
  readonly effects: readonly RoomEffect[];
}

type Row = Readonly<Record<RoomEvent, RoomTransition>>;

/** What a room does in each status on each event. The entries of a row replace "the status stays, no effects". */
export const roomTransitions: Readonly<Record<RoomStatus, Row>> = {
  idle: row('idle', {
    connected: to('joining', 'expectReplies', 'subscribe'),
    closed: to('closed', 'stop'),
  }),
  joining: row('joining', {
    ...whileConnected(),
    accepted: to('live', 'announceSelf', 'resend'),
    refused: to('refused'),
    failed: to('failing', 'wait'),
  }),
  live: row('live', {
    ...whileConnected(),
    complete: to('live', 'resetWaits'),
    gapFound: to('behind', 'wait'),
    pageNeeded: to('loading', 'loadPage'),
  }),
  behind: row('behind', {
    ...whileConnected('stopWaiting'),
    complete: to('live', 'stopWaiting', 'resetWaits'),
    pageNeeded: to('loading', 'stopWaiting', 'loadPage'),
    waited: to('catchingUp', 'subscribe'),
  }),
  catchingUp: row('catchingUp', {
    ...whileConnected(),
    accepted: to('live'),
    // Only the request failed: the room is still subscribed, and asks again.
    refused: to('behind', 'wait'),
    failed: to('behind', 'wait'),
  }),
  loading: row('loading', { ...whileConnected(), pageEnded: to('live') }),
  failing: row('failing', { ...whileConnected('stopWaiting'), waited: to('joining', 'subscribe') }),
  refused: row('refused', whileConnected()),
  closed: row('closed', {}),
};

/** The server accepts messages and requests of a room in these statuses. */
export function isSubscribed(status: RoomStatus): boolean {
  return status === 'live' || status === 'behind' || status === 'catchingUp' || status === 'loading';
}

function to(next: RoomStatus, ...effects: readonly RoomEffect[]): RoomTransition {
  return { next, effects };
}

/** Transitions of every status with a connection. `before`: effects that end what the status has started. */
function whileConnected(...before: readonly RoomEffect[]): Partial<Row> {
  return {
    connected: to('joining', ...before, 'expectReplies', 'subscribe'),
    lost: to('idle', ...before, 'expectConnection'),
    closed: to('closed', ...before, 'stop'),
  };
}

function row(status: RoomStatus, transitions: Partial<Row>): Row {
  const stay = to(status);
  return {
    connected: stay,
    lost: stay,
    accepted: stay,
    refused: stay,
    failed: stay,
    complete: stay,
    gapFound: stay,
    pageNeeded: stay,
    pageEnded: stay,
    waited: stay,
    closed: stay,
    ...transitions,
  };
}
