import type { ChatMessage, SentGift } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import { message } from '../../../../test/fixtures';
import { GIFT_MS, GiftBanners } from './GiftBanners';

let made = 0;

const sent = (userId: number, part: Partial<SentGift> = {}): ChatMessage =>
  message({
    ...{ groupMessageId: 0, uuid: `gift-${(made += 1)}`, userId, showName: `Fan ${userId}`, systemMessage: 10 },
    gift: {
      ...{ giftId: 1, name: 'Trái bóng', src: '/qua/trai-bong.svg', count: 1, combo: 1 },
      ...{ toUserId: 7, toName: 'Gió Lào', points: 50 },
      ...part,
    },
  });

function room(saved: string | null = null) {
  const clock = new FakeClock();
  const stored = new Map(saved === null ? [] : [['khandai:gift-banners', saved]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const banners = new GiftBanners({ timers: clock, storage });
  banners.restore();
  const life = new AbortController();
  const add = (...gifts: ChatMessage[]) => {
    for (const one of gifts) banners.add(one, life.signal);
  };
  const shown = () => banners.shown && [banners.shown.userId, banners.shown.gift?.combo];
  return { clock, banners, life, add, shown, stored };
}

describe('gift banners', () => {
  it('[CH7] (gift part) a gift is shown for four seconds, and those after it in order', async () => {
    const { clock, add, shown } = room();
    add(sent(1), sent(2), sent(3));
    const seen = [shown()];
    for (let at = 0; at < 3; at += 1) {
      await clock.advance(GIFT_MS - 1);
      seen.push(shown());
      await clock.advance(1);
      seen.push(shown());
    }
    expect(seen).toEqual([[1, 1], [1, 1], [2, 1], [2, 1], [3, 1], [3, 1], undefined]);
    expect(clock.sleeping).toBe(0);
  });

  it('a combo changes the shown banner, which stays for another round and is spoken once', async () => {
    const { clock, banners, add, shown } = room();
    add(sent(1));
    await clock.advance(1_000);
    add(sent(1, { combo: 11, count: 10 }));
    expect([shown(), banners.spoken?.gift?.combo]).toEqual([[1, 11], 1]);
    await clock.advance(3_000);
    expect([shown(), banners.round, banners.spoken?.gift?.combo]).toEqual([[1, 11], 2, 1]);
    await clock.advance(GIFT_MS);
    expect(shown()).toBeUndefined();
  });

  it('a combo keeps no other gift waiting, and grows while it waits itself', async () => {
    const { clock, add, shown } = room();
    add(sent(1), sent(2), sent(1, { combo: 2 }), sent(2, { combo: 2 }), sent(2, { giftId: 5 }));
    await clock.advance(GIFT_MS);
    expect(shown()).toEqual([2, 2]);
    await clock.advance(2 * GIFT_MS);
    expect(shown()).toBeUndefined();
  });

  it('in a storm the cheapest gifts are left out', async () => {
    const { clock, banners, add } = room();
    add(...Array.from({ length: 40 }, (_, at) => sent(at + 1, { points: at === 30 ? 200 : 50 })));
    const seen: (number | undefined)[] = [];
    for (; banners.shown; await clock.advance(GIFT_MS)) seen.push(banners.shown.userId);
    expect(seen).toHaveLength(16);
    expect(seen).toContain(31);
  });

  it('shows nothing while switched off, and the choice outlives the page', async () => {
    const { clock, banners, add, shown, stored } = room();
    add(sent(1), sent(2));
    banners.hide(true);
    await clock.advance(GIFT_MS);
    add(sent(3));
    expect([shown(), stored.get('khandai:gift-banners')]).toEqual([undefined, 'off']);
    const again = room('off');
    again.add(sent(4));
    expect(again.shown()).toBeUndefined();
    again.banners.hide(false);
    again.add(sent(5));
    expect(again.shown()).toEqual([5, 1]);
  });

  it('ends with the room and leaves no timer', async () => {
    const { clock, life, add, shown } = room();
    add(sent(1), sent(2));
    life.abort();
    await clock.advance(0);
    expect([shown(), clock.sleeping]).toEqual([undefined, 0]);
  });
});
