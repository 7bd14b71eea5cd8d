import { SystemMessage } from '@khandai/contracts';
import { message } from '../../../../test/fixtures';
import { Thanks } from './Thanks';
import { ThanksClaims, type ThanksClaimsDeps } from './ThanksClaims';

const HOST = 5;

/** Tabs of one browser, or of one that saves nothing and has no locks. */
function setUp({ wanted = true, bare = false } = {}) {
  const said: string[] = [];
  const clock = { now: 0 };
  const saved = new Map<string, string>();
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  };
  let last: Promise<unknown> = Promise.resolve();
  const locks = {
    request: (_name: string, work: () => unknown) => {
      const turn = last.then(work);
      last = turn;
      return turn;
    },
  } as unknown as ThanksClaimsDeps['locks'];
  const tab = () => {
    const empty = { getItem: () => null, setItem: () => undefined };
    const shared = bare ? { storage: empty, locks: undefined } : { storage, locks };
    const claims = new ThanksClaims({ ...shared, now: () => clock.now });
    return new Thanks({
      userId: () => HOST,
      wanted: () => wanted,
      claim: (userId) => claims.claim(userId),
      say: ({ name, gift }) => void said.push(`${name} ${gift}`),
    });
  };
  const gift = (userId: number, toUserId: number | null = HOST) => ({
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
  return { said, clock, saved, tab, gift };
}

describe('thanks for gifts', () => {
  test.each([false, true])(
    '[CH15] (thanksMessage) the sender of a gift is thanked once a minute (bare %p)',
    async (bare) => {
      const { said, clock, gift, tab } = setUp({ bare });
      const { hear } = tab();
      for (const userId of [7, 7, 8]) await hear(gift(userId));
      clock.now = 60_000;
      await hear(gift(7));
      expect(said).toEqual(['Fan 7 Cúp vàng', 'Fan 8 Cúp vàng', 'Fan 7 Cúp vàng']);
    },
  );

  test('[CH15] (thanksMessage) two tabs of the host thank once', async () => {
    const { said, gift, tab } = setUp();
    const tabs = [tab(), tab()];
    await Promise.all(tabs.map(({ hear }) => hear(gift(7))));
    expect(said).toEqual(['Fan 7 Cúp vàng']);
  });

  test.each(['no JSON', '{"7":1}', '[[7]]'])('what another program saved, as %j, keeps nothing back', async (text) => {
    const { said, saved, gift, tab } = setUp();
    saved.set('khandai:thanked', text);
    await tab().hear(gift(7));
    expect(said).toHaveLength(1);
  });

  test('gifts to others, one’s own, and other messages get no thanks', async () => {
    const { said, gift, tab } = setUp();
    const { hear } = tab();
    await hear(gift(7, null));
    await hear(gift(HOST));
    await hear(message());
    expect(said).toEqual([]);
  });

  test('nothing is said while the setting is off', async () => {
    const { said, gift, tab } = setUp({ wanted: false });
    await tab().hear(gift(7));
    expect(said).toEqual([]);
  });
});
