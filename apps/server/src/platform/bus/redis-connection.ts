import { Redis } from 'ioredis';

const CONNECT_MS = 5_000;
/** Command timeout. */
const ANSWER_MS = 2_000;
/** A connection on which no answer comes for this long is closed. A process that is late itself keeps its connections. */
const HANG_MS = 4_000;
const MAX_PAUSE_MS = 2_000;
/** Number of reconnections a command waits for before it fails. */
const RETRIES = 3;

/**
 * A client that is not connected yet. When Redis hangs, its connections stay open and no answer comes: the client then
 * closes them itself and connects again, so that its status shows the outage. A connection on which no command waits is
 * never found dead, so its owner has to ping.
 */
export function redisConnection(url: string): Redis {
  let wasReady = false;
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: ANSWER_MS,
    socketTimeout: HANG_MS,
    maxRetriesPerRequest: RETRIES,
    autoResubscribe: false,
    // Does not retry before the first connection: connect() rejects instead.
    retryStrategy: (attempt) => (wasReady ? Math.min(attempt * 100, MAX_PAUSE_MS) : null),
  });
  client.once('ready', () => (wasReady = true));
  // Before the first connection connect() already rejects with the reason; a second report would be a duplicate.
  return client.on('error', () => undefined);
}
