import { SocketLimit } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { Log } from '../../platform/log.js';
import { ChatRepository } from './chat-repository.js';
import { ChatService, type RoomOnline } from './chat-service.js';
import { JoinNotices } from './join-notices.js';
import { Pace } from './pace.js';

/** What an operator may set; the rest follows contracts' SocketLimit. */
export interface ChatLimits {
  /** Code points in a message. */
  messageLength: number;
  messagesPerWindow: number;
  reactionsPerWindow: number;
  windowMs: number;
}

export interface CreateChat {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  /** RoomCounts of realtime. */
  online: RoomOnline;
  limits?: Partial<ChatLimits>;
}

/** Wires the chat's service. It starts nothing. */
export function createChat({ database, bus, clock, log, online, limits }: CreateChat): ChatService {
  const { messageLength, messagesPerWindow, reactionsPerWindow, windowMs }: ChatLimits = { ...SocketLimit, ...limits };
  return new ChatService({
    repository: new ChatRepository({ database }),
    bus,
    clock,
    log,
    online,
    messageLength,
    messagePace: new Pace({ clock, most: messagesPerWindow, windowMs }),
    reactionPace: new Pace({ clock, most: reactionsPerWindow, windowMs }),
    joins: new JoinNotices({ clock }),
  });
}
