import type { ChatMessage } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import type { Identity } from '../../platform/http/caller.js';
import { Pace } from '../../platform/pace.js';
import { DeskLog } from '../../platform/desk-log/desk-log.js';
import { chatFixture, newUuid } from '../chat/testing.js';
import { PointsRepository } from '../points/points-repository.js';
import { levelInfo } from '../users/level.js';
import { GiftRepository } from './gift-repository.js';
import { DeskGiftRepository } from './desk/desk-gift-repository.js';
import { DeskGifts } from './desk/desk-gifts.js';
import { GiftPrices } from './gift-prices.js';
import { type GiftRequest, GiftService } from './gift-service.js';
import { TopRepository } from './top-repository.js';

/** Gifts on a real database; the test controls the clock and the bus. */
export function giftFixture(database: Database) {
  const chat = chatFixture(database);
  const { clock } = chat;
  const ledger = new PointsRepository(database.db);
  const tops = new TopRepository(database);
  const prices = new GiftPrices(database);
  const gifts = new GiftService({
    ...{
      gifts: new GiftRepository(database, tops),
      prices,
      tops,
      chat: chat.chat,
      points: ledger,
      clock,
    },
    levelOf: (exp) => levelInfo(exp).level,
    postIn: (tx, postings, at) => new PointsRepository(tx).post(postings, at),
    pace: new Pace({ clock, max: 1_000, windowMs: 1_000 }),
  });
  const desk = new DeskGifts({
    ...{ database, store: new DeskGiftRepository(prices), deskLog: new DeskLog({ clock }) },
    deskChanges: { publish: () => Promise.resolve() },
  });
  /** A member with these points and this experience. */
  const member = async (points: number, exp = 0): Promise<Identity> => {
    const user = await chat.user();
    const opening = { userId: user.userId, cause: 'opening', reference: 'test' } as const;
    const postings = [
      ...(points > 0 ? [{ ...opening, unit: 'points' as const, amount: points, key: newUuid() }] : []),
      ...(exp > 0 ? [{ ...opening, unit: 'exp' as const, amount: exp, key: newUuid() }] : []),
    ];
    await ledger.post(postings, new Date(clock.now()));
    return user;
  };
  const request = (groupId: number, rest: Partial<GiftRequest> = {}): GiftRequest => ({
    ...{ groupId, giftId: 1, count: 1, uuid: newUuid() },
    ...rest,
  });
  /** The gifts that the room was shown. */
  const announced = (groupId: number): ChatMessage[] =>
    chat.bus.published.flatMap(({ channel, payload }) =>
      channel === `room:${groupId}` ? [JSON.parse(payload) as ChatMessage] : [],
    );
  return { ...chat, gifts, desk, tops, ledger, member, request, announced };
}
