import type { Clock } from '../../../platform/clock.js';
import type { Database } from '../../../platform/database/database.js';
import { messageFlood, messageHeld, messageRepeated, SlowMode, heldRefused } from '../chat-errors.js';
import type { Speaker } from '../chat-rows.js';
import type { NewMessage } from '../chat-writes.js';
import type { WordFilter } from '../words/word-filter.js';
import type { CivilChannel } from './civil-channel.js';
import { isFlood, type RecentTexts } from './flood.js';
import { assertMaySay, moderates } from './room-rules.js';

export interface MessageGateDeps {
  readonly database: Pick<Database, 'query'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly texts: RecentTexts;
  readonly words: Pick<WordFilter, 'isSuspect'>;
  readonly channel: CivilChannel;
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
    if (room.privateMessage || author.simulated || moderates(author, room)) return;
    if (isFlood(original, text)) throw messageFlood();
    if (text !== '' && texts.isRepeated(room.groupId, author.userId, text)) throw messageRepeated();
  }

  /** Counts the message in slow mode, and holds it where it has to wait for a moderator: both throw. */
  async pass({ room, author, standing }: Speaker, message: NewMessage): Promise<void> {
    if (moderates(author, room)) return;
    const { slowSeconds, reviewHeld } = standing.restrictions;
    if (slowSeconds > 0) await this.#takeTurn(message, slowSeconds);
    if (reviewHeld && this.deps.words.isSuspect(message.filteredMessage)) await this.#hold(message);
  }

  /** The message is stored. */
  said({ groupId, userId, filteredMessage }: NewMessage): void {
    this.deps.texts.note(groupId, userId, filteredMessage);
  }

  // One statement checks and counts, so that parallel messages, also on several processes, have one turn.
  async #takeTurn({ groupId, userId }: NewMessage, seconds: number): Promise<void> {
    const { database, clock, channel } = this.deps;
    const now = clock.now();
    const next = new Date(now + seconds * 1000);
    const values = [groupId, userId, new Date(now).toISOString(), next.toISOString()];
    const taken = await database.query(TAKE_TURN, values, 'chat_turn');
    if (taken.length > 0) {
      void channel.publish({ kind: 'mine', groupId, userId });
      return;
    }
    const [found] = await database.query<{ next_at: string | Date }>(NEXT_TURN, [groupId, userId]);
    // A turn is never further away than the room's seconds now say, also if they were more before.
    const wait = found ? Math.min(new Date(found.next_at).getTime() - now, seconds * 1000) : 0;
    throw new SlowMode(Math.max(1, wait));
  }

  async #hold(message: NewMessage): Promise<void> {
    const { database, channel } = this.deps;
    const { groupId, userId, uuid, originalMessage, filteredMessage, parentMessageId, createdAt } = message;
    const values = [groupId, userId, uuid, originalMessage, filteredMessage, parentMessageId, createdAt.toISOString()];
    const [held] = await database.query<{ decision: string | null }>(HOLD, values);
    if (held?.decision === 'refused') throw heldRefused();
    void channel.publish({ kind: 'mine', groupId, userId });
    throw messageHeld();
  }
}

const TAKE_TURN = `
  INSERT INTO room_paces (group_id, user_id, next_at) VALUES ($1, $2, $4::timestamptz)
  ON CONFLICT (group_id, user_id) DO UPDATE SET next_at = excluded.next_at
  WHERE room_paces.next_at <= $3::timestamptz OR room_paces.next_at > excluded.next_at
  RETURNING next_at`;

const NEXT_TURN = 'SELECT next_at FROM room_paces WHERE group_id = $1 AND user_id = $2';

// A message that is sent again is held once, under its uuid.
const HOLD = `
  INSERT INTO held_messages (group_id, user_id, uuid, original_message, filtered_message, parent_message_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7::timestamptz)
  ON CONFLICT (user_id, uuid) DO UPDATE SET uuid = excluded.uuid
  RETURNING decision`;
