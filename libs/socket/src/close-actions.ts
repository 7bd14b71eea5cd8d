/**
 * What a client does after a connection has closed:
 * - `reconnect`: waits, then connects again.
 * - `reconnectLater`: the same with longer waits.
 * - `reconnectNow`: connects again at once; the close does not count as a failed connection.
 * - `renewToken`: gets another token, then reconnects.
 * - `stop`: does not reconnect.
 */
export type CloseAction = 'reconnect' | 'reconnectLater' | 'reconnectNow' | 'renewToken' | 'stop';

/** Actions by close code. */
export type CloseActions = Readonly<Record<number, CloseAction>>;

/** Codes of RFC 6455, and 4000 plus an HTTP status for what only an application can say. Other codes: `reconnect`. */
export const closeActions: CloseActions = {
  /** Going away: the server stops or restarts. Its clients must not all come back at the same moment. */
  1001: 'reconnectLater',
  /** Try again later: the server is full. */
  1013: 'reconnectLater',
  /** Bad request: the client breaks the protocol, and would do it again. */
  4400: 'stop',
  /** Unauthorized: the token is forged, unknown or expired. */
  4401: 'renewToken',
  /** Too many requests: too many connections or frames. */
  4429: 'reconnectLater',
};
