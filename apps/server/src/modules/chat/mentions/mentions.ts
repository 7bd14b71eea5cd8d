import { type ChatMessage, type Mention, type MentionedMember, VipGroup } from '@khandai/contracts';
import type { Bus } from '../../../platform/bus/bus.js';
import type { Identity } from '../../../platform/http/caller.js';
import type { Log } from '../../../platform/log.js';
import type { Pace } from '../../../platform/pace.js';
import { MessageTooFast } from '../chat-errors.js';
import type { Room } from '../chat-rows.js';
import { inboxChannel } from '../room-channel.js';
import type { MentionRepository } from './mention-repository.js';

export interface MentionsDeps {
  readonly mentions: Pick<MentionRepository, 'members' | 'store' | 'unseen' | 'see'>;
  /** Mentions of one author. */
  readonly pace: Pace;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: Pick<Log, 'error'>;
}

export interface MentionRequest {
  /** The members whom the sender names. */
  readonly userIds: readonly number[] | undefined;
  /** The text as readers get it. */
  readonly text: string;
  readonly room: Pick<Room, 'vipGroup' | 'privateMessage'>;
}

/** Mentions of members in messages: who is mentioned, and how they learn of it. */
export class Mentions {
  constructor(private readonly deps: MentionsDeps) {}

  /**
   * Those of the named members whose `@name` is in the text. Guests mention no one, nor does anybody in a closed room, whose
   * messages the mentioned member may not read.
   */
  async in(sender: Identity, { userIds = [], text, room }: MentionRequest): Promise<MentionedMember[]> {
    const isOpen = room.vipGroup === VipGroup.none && !room.privateMessage;
    if (userIds.length === 0 || sender.guest || !isOpen) return [];
    const members = await this.deps.mentions.members(userIds, sender.userId);
    const named = members.filter(({ userId, showName }) => userId !== sender.userId && text.includes(`@${showName}`));
    for (const _ of named) this.#take(sender.userId);
    return named;
  }

  /** Stores the mentions of a stored message, before others read it. */
  async store({ groupMessageId, groupId, createdAt }: Stored, members: readonly MentionedMember[]): Promise<void> {
    const userIds = members.map(({ userId }) => userId);
    await this.deps.mentions.store({ groupMessageId, groupId, createdAt }, userIds);
  }

  /** Tells the mentioned members, on all their devices. A bus that is down delays it until they load their mentions. */
  announce(message: ChatMessage, { name }: Pick<Room, 'name'>): void {
    const { bus, log } = this.deps;
    const { groupId, groupMessageId, sequence, userId, showName, filteredMessage } = message;
    const mention: Mention = { groupId, groupName: name, groupMessageId, sequence, userId, showName, filteredMessage };
    for (const mentioned of message.mentions ?? []) {
      bus.publish(inboxChannel(mentioned.userId), mentionNotice(mention)).catch((error: unknown) => {
        log.error({ err: error, groupMessageId }, 'a member did not learn of a mention');
      });
    }
  }

  async unseen({ userId }: Identity): Promise<{ total: number; list: Mention[] }> {
    const list = await this.deps.mentions.unseen(userId);
    return { total: list.length, list };
  }

  async see({ userId }: Identity, groupId: number): Promise<{ groupId: number }> {
    await this.deps.mentions.see(userId, groupId);
    return { groupId };
  }

  #take(userId: number): void {
    const wait = this.deps.pace.take(userId);
    if (wait > 0) throw new MessageTooFast(wait);
  }
}

interface Stored {
  readonly groupMessageId: number;
  readonly groupId: number;
  readonly createdAt: Date;
}

const PREFIX = '@';

/** On a member's channel, other notices are ids of rooms. */
const mentionNotice = (mention: Mention): string => `${PREFIX}${JSON.stringify(mention)}`;

/** The JSON of the mention in a notice of a member's channel; undefined for other notices. */
export const mentionIn = (notice: string): string | undefined =>
  notice.startsWith(PREFIX) ? notice.slice(PREFIX.length) : undefined;
