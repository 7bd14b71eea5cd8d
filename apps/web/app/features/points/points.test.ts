import type { PointEntry } from '@khandai/contracts';
import { entryTitle, hiddenTitle } from '../../domains/engage';
import { I18n } from '../../i18n/i18n';
import { engage } from '../../i18n/vi/lazy/engage';
import { PageList } from '../../shell/parts/PageList';
import { entryFilterOf, entryPages } from './entry-filter';

const entry = (entryId: number, rest: Partial<PointEntry> = {}): PointEntry => ({
  ...{ entryId, cause: 'welcome', subject: { name: null, count: null, path: null }, change: 10, balance: 10 },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...rest,
});

describe('the entries of points', () => {
  test('[EN6] (balance page) are read page by page under a filter', async () => {
    const queries: object[] = [];
    const call = (_name: string, { query }: { query: object }) => {
      queries.push(query);
      return Promise.resolve(
        'before' in query ? { list: [entry(1)], next: null } : { list: [entry(9), entry(5)], next: 5 },
      );
    };
    const store = new PageList<PointEntry>({
      idOf: ({ entryId }) => entryId,
      page: entryPages({ call } as never, 'ra'),
      report: () => undefined,
    });
    await store.more();
    expect(store.hasMore).toBe(true);
    await store.more();
    await store.more();
    expect(queries).toEqual([{ flow: 'out' }, { flow: 'out', before: 5 }]);
    expect([store.list.map(({ entryId }) => entryId), store.hasMore]).toEqual([[9, 5, 1], false]);
  });

  test('an unknown part of the address is the whole book', () => {
    expect(['ra', 'xyz', null].map(entryFilterOf)).toEqual(['ra', 'tat-ca', 'tat-ca']);
  });
});

test('each cause has words', () => {
  const i18n = new I18n('vi');
  i18n.addResources('engage', engage);
  const t = i18n.getFixedT('engage');
  const title = (rest: Partial<PointEntry>) => entryTitle(entry(1, rest), t);
  expect([
    title({ cause: 'check-in', subject: { name: null, count: 4, path: '/diem-danh' } }),
    title({ cause: 'gift', subject: { name: 'Còi vuvuzela', count: 2, path: '/chatroom/7' } }),
    title({ cause: 'gift' }),
    title({}),
  ]).toEqual(['Điểm danh ngày 4', 'Tặng quà: Còi vuvuzela ×2', 'Tặng quà', 'Điểm chào thành viên mới']);

  const hidden = (cause: 'pick' | 'race', step: 'stake' | 'result') =>
    hiddenTitle({ cause, subject: { name: 'Nghệ Vàng · #7', count: null, path: '/dua-bi', step } }, t);
  expect([
    hidden('pick', 'result'),
    hidden('race', 'result'),
    hidden('pick', 'stake'),
    hidden('race', 'stake'),
  ]).toEqual([
    'Kết quả lượt chọn: trận bạn đang ẩn tỷ số',
    'Kết quả đua bi: cuộc bạn đang ẩn kết quả',
    ...[undefined, undefined],
  ]);
});
