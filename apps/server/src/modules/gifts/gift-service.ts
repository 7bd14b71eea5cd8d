import {
  type ChatMessage,
  type Gift,
  GIFT_NOTE_LENGTH,
  type RoomTop,
  type SentGift,
  SystemMessage,
  type TopPeriod,
} from '@khandai/contracts';
import type { Clock } from '../../platform/clock.js';
import type { Db } from '../../platform/database/database.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import { codePoints } from '../../platform/plain-text.js';
import { giftMade } from './catalogue.js';
import {
  GiftsTooFast,
  giftLocked,
  giftNotFound,
  giftNoteTooLong,
  giftPriceChanged,
  giftToSelf,
  giftUuidUsed,
} from './gift-faults.js';
import type { GiftPrices } from './gift-prices.js';
import type { GiftRepository, GiftRow } from './gift-repository.js';
import { periodsAt } from '../../platform/top-periods.js';
import type { TopKind, TopRepository } from './top-repository.js';

/** Members on a list of the top ones. */
const TOP = 50;

/** The sender, with their address: a ban may name it. */
export type Giver = Identity & { readonly address?: string };

/** A room as gifts see it. */
export interface GiftRoom {
  readonly name: string;
  readonly authorId: number | null;
}

/** What the sender says to everyone in the room. */
export type GiftNotice = Pick<ChatMessage, 'uuid' | 'systemMessage' | 'filteredMessage' | 'gift'> & {
  readonly at: number;
};

/** A user who may write in a room now. */
export interface GiftSpeaker {
  readonly room: GiftRoom;
  /** Sends a message that is not stored to everyone in the room. */
  announce(notice: GiftNotice): void;
}

/** The part of the chat that gifts use. */
export interface GiftChat {
  /** Throws unless the reader may see the room. */
  room(groupId: number, reader: Identity | null): Promise<GiftRoom>;
  author(userId: number): Promise<{ readonly displayName: string } | undefined>;
  /** Throws unless the sender may write in the room. */
  speaker(groupId: number, sender: Giver): Promise<GiftSpeaker>;
  /** The text as readers get it. */
  masked(text: string): string;
}

/** The debit of a gift. */
export interface GiftPosting {
  readonly userId: number;
  readonly unit: 'points';
  readonly amount: number;
  readonly cause: 'gift';
  readonly reference: string;
  readonly key: string;
}

export interface GiftDeps {
  readonly gifts: Pick<GiftRepository, 'byUuid' | 'send'>;
  readonly prices: Pick<GiftPrices, 'onSale'>;
  readonly tops: Pick<TopRepository, 'list' | 'rankOf'>;
  readonly chat: GiftChat;
  readonly points: { balances(userId: number): Promise<{ points: number; exp: number }> };
  /** Posts inside a transaction; returns the new keys. */
  readonly postIn: (tx: Db, postings: readonly GiftPosting[], at: Date) => Promise<readonly string[]>;
  readonly levelOf: (exp: number) => number;
  readonly pace: Pace;
  readonly clock: Clock;
}

export interface GiftList {
  readonly list: Gift[];
  readonly toName: string;
  readonly own: boolean;
  /** Null for guests. */
  readonly mine: { readonly points: number; readonly level: number } | null;
}

export interface GiftRequest {
  readonly groupId: number;
  readonly giftId: number;
  readonly count: number;
  readonly uuid: string;
  readonly message?: string;
  /** The price of one that the sender saw. */
  readonly price?: number;
}

export interface TopRequest {
  readonly groupId: number;
  readonly period: TopPeriod;
}

/** Rules of gifts, and the lists of the members who gave most. */
export class GiftService {
  constructor(private readonly deps: GiftDeps) {}

  /** The gifts of a room, and what the reader may spend on them. */
  async list(groupId: number, reader: Identity | null): Promise<GiftList> {
    const room = await this.deps.chat.room(groupId, reader);
    const isMember = reader !== null && !reader.guest;
    return {
      list: await this.deps.prices.onSale(),
      toName: await this.#receiver(room),
      own: isMember && reader.userId === room.authorId,
      mine: isMember ? await this.#wallet(reader.userId) : null,
    };
  }

  /** Debits, stores and announces a gift. A repeated uuid gets the first answer, without a second debit. */
  async send(sender: Giver, request: GiftRequest): Promise<{ gift: SentGift; points: number }> {
    const made = giftMade(request.giftId);
    if (!made) throw giftNotFound();
    const note = this.#note(request.message ?? '');
    const speaker = await this.deps.chat.speaker(request.groupId, sender);
    if (speaker.room.authorId === sender.userId) throw giftToSelf();
    const row = (await this.#sent(sender, request)) ?? (await this.#pay(sender, request, { note, speaker }));
    const toName = await this.#receiver(speaker.room);
    return { gift: toSentGift(row, made, toName), points: (await this.deps.points.balances(sender.userId)).points };
  }

  async top(kind: TopKind, { groupId, period }: TopRequest, reader: Identity | null): Promise<RoomTop> {
    const { tops, chat, clock } = this.deps;
    await chat.room(groupId, reader);
    const since = periodsAt(clock.now())[period];
    const list = { groupId, kind, period, since };
    const rows = await tops.list(list, TOP);
    const mine = reader && !reader.guest ? await tops.rankOf(list, reader.userId) : undefined;
    return { since, list: ranked(rows), mine: mine ?? null };
  }

  async #pay(
    sender: Identity,
    { groupId, giftId, count, uuid, ...request }: GiftRequest,
    { note, speaker }: { note: string; speaker: GiftSpeaker },
  ): Promise<GiftRow> {
    const gift = await this.#onSale(giftId, request.price);
    const { gifts, points, postIn, levelOf, pace, clock } = this.deps;
    const { userId } = sender;
    if (gift.level > 1 && levelOf((await points.balances(userId)).exp) < gift.level) throw giftLocked(gift.level);
    const wait = pace.take(userId);
    if (wait > 0) throw new GiftsTooFast(wait);
    const createdAt = new Date(clock.now());
    const price = gift.points * count;
    const posting: GiftPosting = {
      ...{ userId, unit: 'points', amount: -price, cause: 'gift' },
      ...{ reference: `${giftId} × ${count}, room ${groupId}`, key: `gift:${userId}:${uuid}` },
    };
    const toUserId = speaker.room.authorId;
    const row = await gifts.send(
      { groupId, userId, uuid, giftId, count, points: price, toUserId, note, createdAt },
      async (tx) => (await postIn(tx, [posting], createdAt)).length > 0,
    );
    if (row) {
      await this.#announce(row, gift, speaker);
      return row;
    }
    const first = await this.#sent(sender, { groupId, giftId, count, uuid, ...request });
    if (!first) throw giftUuidUsed();
    return first;
  }

  /** Throws when the gift cannot be sent, or not at the price that the sender saw. */
  async #onSale(giftId: number, seen: number | undefined): Promise<Gift> {
    const gift = (await this.deps.prices.onSale()).find((one) => one.giftId === giftId);
    if (!gift) throw giftNotFound();
    if (seen !== undefined && seen !== gift.points) throw giftPriceChanged(gift.points);
    return gift;
  }

  /** The gift that the sender has sent with this uuid. Throws when it was another one. */
  async #sent({ userId }: Identity, { uuid, groupId, giftId, count }: GiftRequest): Promise<GiftRow | undefined> {
    const row = await this.deps.gifts.byUuid(userId, uuid);
    const same = row?.groupId === groupId && row.giftId === giftId && row.count === count;
    if (row && !same) throw giftUuidUsed();
    return row;
  }

  async #announce(row: GiftRow, gift: Gift, speaker: GiftSpeaker): Promise<void> {
    const sent = toSentGift(row, gift, await this.#receiver(speaker.room));
    speaker.announce({
      ...{ uuid: row.uuid, at: row.createdAt.getTime() },
      ...{ systemMessage: SystemMessage.gift, filteredMessage: row.note, gift: sent },
    });
  }

  async #wallet(userId: number): Promise<{ points: number; level: number }> {
    const { points, exp } = await this.deps.points.balances(userId);
    return { points, level: this.deps.levelOf(exp) };
  }

  /** Name of the room's commentator, or of the room. */
  async #receiver({ authorId, name }: GiftRoom): Promise<string> {
    const author = authorId === null ? undefined : await this.deps.chat.author(authorId);
    return author?.displayName ?? name;
  }

  #note(text: string): string {
    const note = this.deps.chat.masked(text);
    if (codePoints(note) > GIFT_NOTE_LENGTH) throw giftNoteTooLong(GIFT_NOTE_LENGTH);
    return note;
  }
}

const toSentGift = ({ giftId, count, combo, toUserId, points }: GiftRow, gift: Gift, toName: string): SentGift => ({
  ...{ giftId, name: gift.name, src: gift.src, count, combo, toUserId, toName, points },
});

/** Members with equal points share a rank. */
const ranked = <T extends { readonly points: number }>(rows: readonly T[]): (T & { rank: number })[] =>
  rows.map((row) => ({ ...row, rank: rows.findIndex(({ points }) => points === row.points) + 1 }));
