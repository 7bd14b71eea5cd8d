import { SystemMessage } from '@khandai/contracts';
import { message } from '../../../../test/fixtures';
import { Thanks } from './Thanks';

const HOST = 5;

function setUp(wanted = true) {
  const said: string[] = [];
  const clock = { now: 0 };
  const thanks = new Thanks({
    userId: () => HOST,
    wanted: () => wanted,
    now: () => clock.now,
    say: ({ name, gift }) => void said.push(`${name} ${gift}`),
  });
  const gift = (userId: number, toUserId: number | null = HOST) => {
    thanks.hear({
      ...message({ userId, showName: `Fan ${userId}` }),
      systemMessage: SystemMessage.gift,
      gift: {
        giftId: 1,
        name: 'Cúp vàng',
        src: '/qua/cup-vang.svg',
        count: 1,
        combo: 1,
        toUserId,
        toName: '',
        points: 50,
      },
    });
  };
  return { said, clock, gift, thanks };
}

describe('thanks for gifts', () => {
  test('[CH15] (thanksMessage) the sender of a gift is thanked once a minute', () => {
    const { said, clock, gift } = setUp();
    gift(7);
    gift(7);
    gift(8);
    clock.now = 60_000;
    gift(7);
    expect(said).toEqual(['Fan 7 Cúp vàng', 'Fan 8 Cúp vàng', 'Fan 7 Cúp vàng']);
  });

  test('gifts to others, one’s own, and other messages get no thanks', () => {
    const { said, gift, thanks } = setUp();
    gift(7, null);
    gift(HOST);
    thanks.hear(message());
    expect(said).toEqual([]);
  });

  test('nothing is said while the setting is off', () => {
    const { said, gift } = setUp(false);
    gift(7);
    expect(said).toEqual([]);
  });
});
