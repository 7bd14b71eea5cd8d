import { SocketLimit } from '@khandai/contracts';
import type { Bus } from '../../platform/bus/bus.js';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import type { Log } from '../../platform/log.js';
import { ChatRepository } from './chat-repository.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { ChatService } from './chat-service.js';
import type { Civil } from './civil/create-civil.js';
import { RecentTexts } from './civil/flood.js';
import { PaceRepository } from './civil/pace-repository.js';
import { MessageGate } from './civil/message-gate.js';
import { JoinNotices } from './join-notices.js';
import { AttachmentRepository } from './media/attachment-repository.js';
import { createMentions } from './mentions/create-mentions.js';
import type { Mentions } from './mentions/mentions.js';
import { MessageMedia, type MessageMediaDeps } from './media/message-media.js';
import { Pace } from '../../platform/pace.js';
import { isAddress, isUserId, SharedPaces } from '../../platform/shared-paces.js';
import { VipRepository } from './vip-repository.js';
import { WordBook } from './words/word-book.js';

/** Limits an operator may set; the others come from SocketLimit in contracts. */
export interface ChatLimits {
  /** Max code points in a message. */
  messageLength: number;
  messagesPerWindow: number;
  /** Messages of one user in any `burstMs` milliseconds. */
  messagesPerBurst: number;
  burstMs: number;
  reactionsPerWindow: number;
  /** Messages and reactions of all guests of one address, in total. */
  guestsPerWindow: number;
  windowMs: number;
  /** For how long the same text of a user in a room is a repetition. */
  repeatMs: number;
}

export interface CreateChat {
  database: Database;
  bus: Bus;
  clock: Clock;
  log: Log;
  online: OnlineCounts;
  /** Reads a user's level; default: all users have the first one. */
  levelOf?: MessageMediaDeps['levelOf'];
  civil: Pick<Civil, 'addresses' | 'channel' | 'held'>;
  limits?: Partial<ChatLimits>;
  paces?: SharedPaces;
  mentions?: Mentions;
  words?: WordBook;
}

/**
 * Ten guests who write without a pause, such as a family or a café. A room can bear the same rate from one flooder with
 * many tokens.
 */
const GUESTS_PER_WINDOW = 110;
const REPEAT_MS = 30_000;

const firstLevel = async () => 1;

/** Creates the chat service. It starts nothing. */
export function createChat({
  database,
  bus,
  clock,
  log,
  online,
  civil: { addresses, channel, held },
  levelOf = firstLevel,
  limits,
  paces = new SharedPaces({ bus, log }),
  mentions = createMentions({ database, bus, clock, log, paces }),
  words = new WordBook(),
}: CreateChat): ChatService {
  const chosen: ChatLimits = { ...SocketLimit, guestsPerWindow: GUESTS_PER_WINDOW, repeatMs: REPEAT_MS, ...limits };
  const { messageLength, messagesPerWindow, reactionsPerWindow, guestsPerWindow, windowMs } = chosen;
  const burst = { max: chosen.messagesPerBurst, windowMs: chosen.burstMs };
  return new ChatService({
    repository: new ChatRepository({ database }),
    vips: new VipRepository(database),
    bus,
    clock,
    log,
    online,
    messageLength,
    messagePace: paces.share('chat.messages', new Pace({ clock, max: messagesPerWindow, windowMs, burst }), isUserId),
    reactionPace: paces.share('chat.reactions', new Pace({ clock, max: reactionsPerWindow, windowMs }), isUserId),
    guestPace: paces.share('chat.guests', new Pace<string>({ clock, max: guestsPerWindow, windowMs }), isAddress),
    joins: new JoinNotices({ clock }),
    words,
    mentions,
    media: new MessageMedia({ attachments: new AttachmentRepository(database), levelOf, clock, log }),
    gate: new MessageGate({
      ...{ clock, words, channel, held, paces: new PaceRepository(database) },
      texts: new RecentTexts({ clock, paces, repeatMs: chosen.repeatMs }),
    }),
    addresses,
  });
}
