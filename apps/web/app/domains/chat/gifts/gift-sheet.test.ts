import { ApiError } from '@khandai/api-client';
import { Code, type Gift } from '@khandai/contracts';
import { GiftSheetStore, type NewGift } from './GiftSheetStore';

const gift = (giftId: number, points: number, level = 1): Gift => ({
  ...{ giftId, name: `Quà ${giftId}`, src: '/qua/trai-bong.svg', points, level },
});

function sheet({
  points = 600,
  own = false,
  answers = [] as (number | Error)[],
  unanswered = { gift: undefined as NewGift | undefined },
  reloaded = undefined as GiftSheetStore['list'] | undefined,
} = {}) {
  const sent: NewGift[] = [];
  const reports: unknown[] = [];
  let uuids = 0;
  const store = new GiftSheetStore(
    30,
    { list: [gift(1, 50), gift(2, 200), gift(3, 50, 30)], toName: 'Gió Lào', own, mine: { points, level: 3 } },
    {
      send: (request) => {
        sent.push(request);
        const answer = answers.shift() ?? points - 50;
        if (typeof answer !== 'number') return Promise.reject(answer);
        const { giftId, count } = request;
        const stored = {
          giftId,
          count,
          combo: count,
          name: 'Quà',
          src: '',
          toUserId: 7,
          toName: 'Gió Lào',
          points: 50,
        };
        return Promise.resolve({ gift: stored, points: answer });
      },
      reload: () => (reloaded ? Promise.resolve(reloaded) : Promise.reject(new Error('offline'))),
      report: (error) => void reports.push(error),
      uuid: () => `uuid-${(uuids += 1)}`,
      unanswered,
    },
  );
  return { store, sent, reports };
}

describe('the sheet of gifts', () => {
  it('says what is left, and takes no gift that is too dear or for a higher level', async () => {
    const { store, sent } = sheet();
    expect([store.chosenId, store.left, store.list.list.map((one) => store.isLocked(one))]).toEqual([
      ...[1, 550],
      [false, false, true],
    ]);
    store.choose(2);
    store.chooseCount(10);
    expect([store.left, store.canSend]).toEqual([-1_400, false]);
    await store.send();
    expect(sent).toEqual([]);
  });

  it('says that the points are too few for any gift', () => {
    expect(sheet({ points: 49 }).store.tooPoor).toEqual({ points: 49, least: 50 });
    expect([sheet({ points: 50 }).store.tooPoor, sheet({ points: 0, own: true }).store.tooPoor]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('sends, then knows the new balance', async () => {
    const { store, sent } = sheet({ answers: [100] });
    store.chooseCount(10);
    store.write(' Cố lên ');
    await store.send();
    expect(sent).toEqual([{ groupId: 30, giftId: 1, count: 10, message: 'Cố lên', price: 50, uuid: 'uuid-1' }]);
    expect([store.left, store.message, store.outcome]).toMatchObject([-400, '', { sent: { count: 10 } }]);
  });

  it('without an answer sends the same gift again, and after a refusal a new one', async () => {
    const lost = new ApiError({ kind: 'network', message: 'gone' });
    const refused = new ApiError({ kind: 'answer', message: 'Bạn không đủ điểm.', code: 1032, status: 409 });
    const { store, sent } = sheet({ answers: [lost, refused, 500] });
    await store.send();
    expect(store.outcome).toEqual({ refused: '' });
    await store.send();
    expect(store.outcome).toEqual({ refused: 'Bạn không đủ điểm.' });
    await store.send();
    expect(sent.map(({ uuid }) => uuid)).toEqual(['uuid-1', 'uuid-1', 'uuid-2']);
  });

  it('opened again after a gift without an answer offers the same gift, under the same uuid', async () => {
    const unanswered = { gift: undefined as NewGift | undefined };
    const first = sheet({ answers: [new ApiError({ kind: 'network', message: 'gone' })], unanswered });
    first.store.choose(2);
    first.store.write('Cố lên');
    await first.store.send();
    const second = sheet({ unanswered });
    await second.store.send();
    expect(second.sent).toEqual(first.sent);
    expect(unanswered.gift).toBeUndefined();
  });

  it('shows a price that staff have changed, and keeps what the member chose and wrote', async () => {
    const changed = new ApiError({ kind: 'answer', message: 'Giá vừa đổi.', code: Code.giftPriceChanged, status: 409 });
    const reloaded = {
      list: [gift(1, 80), gift(2, 200)],
      toName: 'Gió Lào',
      own: false,
      mine: { points: 900, level: 3 },
    };
    const { store, sent } = sheet({ answers: [changed, 100], reloaded });
    store.chooseCount(10);
    store.write('Cố lên');
    await store.send();
    expect([store.price, store.left, store.message, store.outcome]).toEqual([
      ...[800, 100, 'Cố lên'],
      { refused: 'Giá vừa đổi.' },
    ]);
    await store.send();
    expect(sent.map(({ price, uuid }) => [price, uuid])).toEqual([
      [50, 'uuid-1'],
      [80, 'uuid-2'],
    ]);
  });

  it('keeps the list when the new one does not arrive', async () => {
    const gone = new ApiError({
      kind: 'answer',
      message: 'Không có món quà này.',
      code: Code.giftNotFound,
      status: 404,
    });
    const { store, reports } = sheet({ answers: [gone] });
    await store.send();
    expect([store.price, store.outcome, reports.length]).toEqual([50, { refused: 'Không có món quà này.' }, 1]);
  });

  it('is closed to the commentator whose room it is', async () => {
    const { store, sent } = sheet({ own: true });
    await store.send();
    expect([store.canSend, sent]).toEqual([false, []]);
  });
});
