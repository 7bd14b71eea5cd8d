import { SocketLimit } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { Log } from '../../platform/log.js';
import { ChatRepository } from './chat-repository.js';
import { ChatService, type RoomOnline } from './chat-service.js';
import { JoinNotices } from './join-notices.js';
import { Pace } from '../../platform/pace.js';

/** What an operator may set; the rest follows contracts' SocketLimit. */
export interface ChatLimits {
  /** Code points in a message. */
  messageLength: number;
  messagesPerWindow: number;
  reactionsPerWindow: number;
  /** Messages and reactions of all guests of one address together. */
  guestsPerWindow: number;
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

/** Ten guests who never rest: a family or a café, and no more than a room can bear of one flooder with many tokens. */
const GUESTS_PER_WINDOW = 110;

/** Wires the chat's service. It starts nothing. */
export function createChat({ database, bus, clock, log, online, limits }: CreateChat): ChatService {
  const { messageLength, messagesPerWindow, reactionsPerWindow, guestsPerWindow, windowMs }: ChatLimits = {
    ...SocketLimit,
    guestsPerWindow: GUESTS_PER_WINDOW,
    ...limits,
  };
  return new ChatService({
    repository: new ChatRepository({ database }),
    bus,
    clock,
    log,
    online,
    messageLength,
    messagePace: new Pace({ clock, most: messagesPerWindow, windowMs }),
    reactionPace: new Pace({ clock, most: reactionsPerWindow, windowMs }),
    guestPace: new Pace<string>({ clock, most: guestsPerWindow, windowMs }),
    joins: new JoinNotices({ clock }),
  });
}
