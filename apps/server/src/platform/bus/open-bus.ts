import type { Log } from '../log.js';
import { reasonOf, StartError } from '../start-error.js';
import type { Bus } from './bus.js';
import { MemoryBus } from './memory-bus.js';
import { RedisBus } from './redis-bus.js';

/** Opens a Redis bus when `url` is set, else a bus within this process. */
export async function openBus({ url, log }: { url: string | undefined; log: Log }): Promise<Bus> {
  const onListenerError = (err: unknown) => log.error({ err }, 'a bus listener failed');
  if (url === undefined) return new MemoryBus(onListenerError);
  const onLostConnection = (err: Error) => log.error({ err }, 'a connection to Redis was lost');
  try {
    return await RedisBus.open({ url, onListenerError, onLostConnection });
  } catch (error) {
    throw new StartError(`REDIS_URL: không kết nối được tới Redis (${reasonOf(error)}).`);
  }
}
