import type { Clock } from '../../../platform/clock.js';
import {
  emojiOnly as onlyEmoji,
  messageFlood,
  messageHeld,
  messageRepeated,
  SlowMode,
  wordRefused,
  heldRefused,
} from '../chat-errors.js';
import type { Speaker } from '../chat-rows.js';
import type { NewMessage } from '../chat-writes.js';
import type { WordBook } from '../words/word-book.js';
import type { CivilChannel } from './civil-channel.js';
import type { HeldRepository } from './held-repository.js';
import { isFlood, type RecentTexts } from './flood.js';
import type { PaceRepository } from './pace-repository.js';
import { assertMaySay, moderates } from './room-rules.js';

export interface MessageGateDeps {
  readonly paces: Pick<PaceRepository, 'takeTurn'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly texts: RecentTexts;
  readonly words: Pick<WordBook, 'isSuspect' | 'held' | 'blocked'>;
  readonly channel: CivilChannel;
  readonly held: Pick<HeldRepository, 'hold'>;
}

/** What may keep a message out of a room. An ordinary message costs no statement here. */
export class MessageGate {
  constructor(private readonly deps: MessageGateDeps) {}

  /** Throws unless this user may react or send a gift in the room now. */
  assertMayAct(speaker: Speaker): void {
    assertMaySay(speaker, undefined, this.deps.clock.now());
  }

  /** Throws unless this user may say this now. */
  assertMaySay(speaker: Speaker, original: string, text: string): void {
    const { texts, clock } = this.deps;
    const { room, author } = speaker;
    assertMaySay(speaker, text, clock.now());
    if (author.simulated || moderates(author, room)) return;
    const blocked = this.deps.words.blocked(original);
    if (blocked !== undefined) throw wordRefused(blocked);
    if (room.privateMessage) return;
    if (isFlood(original, text)) throw messageFlood();
    if (text !== '' && texts.isRepeated({ groupId: room.groupId, userId: author.userId, text }))
      throw messageRepeated();
  }

  /** Throws for a file among emoji, for the rest of a wait in slow mode, and when the message has to wait for a moderator. */
  async pass({ room, author, standing }: Speaker, message: NewMessage): Promise<void> {
    if (moderates(author, room)) return;
    const { slowSeconds, reviewHeld, emojiOnly } = standing.restrictions;
    if (emojiOnly && message.attachments.length > 0) throw onlyEmoji();
    if (slowSeconds > 0) await this.#takeTurn(message, slowSeconds);
    if (this.#hasToWait(message, room.privateMessage, reviewHeld)) await this.#hold(message);
  }

  /** The message is stored. */
  said({ groupId, userId, filteredMessage }: NewMessage): void {
    if (filteredMessage !== '') this.deps.texts.note({ groupId, userId, text: filteredMessage });
  }

  // In a private conversation there is no moderator who could decide.
  #hasToWait({ originalMessage, filteredMessage }: NewMessage, isPrivate: boolean, reviewHeld: boolean): boolean {
    const { words } = this.deps;
    return (
      (!isPrivate && words.held(originalMessage) !== undefined) || (reviewHeld && words.isSuspect(filteredMessage))
    );
  }

  async #takeTurn({ groupId, userId }: NewMessage, seconds: number): Promise<void> {
    const { paces, clock, channel } = this.deps;
    const wait = await paces.takeTurn(groupId, userId, seconds, clock.now());
    if (wait > 0) throw new SlowMode(wait);
    void channel.publish({ kind: 'mine', groupId, userId });
  }

  async #hold(message: NewMessage): Promise<void> {
    const { held, channel } = this.deps;
    const { groupId, userId } = message;
    const decision = await held.hold(message);
    if (decision === 'refused') throw heldRefused();
    if (decision === 'approved') return;
    void channel.publish({ kind: 'mine', groupId, userId });
    throw messageHeld();
  }
}
