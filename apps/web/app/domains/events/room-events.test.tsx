import type { EventItem } from '@khandai/contracts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { createRoutesStub } from 'react-router';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { type Services, ServicesContext } from '../../shell/services/services';
import { AccountContext, type useAccount } from '../account';
import { RoomEvents } from './RoomEvents';

const item: EventItem = {
  ...{ eventId: 7, slug: 'xem-chung', title: 'Xem chung', summary: '', cover: null, place: 'Sân Lạch Tray' },
  ...{ startsAt: '2026-11-21T12:00:00.000Z', endsAt: '2026-11-21T14:00:00.000Z', fixture: null },
  ...{ places: 10, taken: 4, state: 'open', simulated: false, mine: { booked: false, saved: false } },
};
const booked: EventItem = { ...item, taken: 5, mine: { booked: true, saved: false } };

/** Renders the events of the match `m-1`, with these answers by call. */
function show(answers: Record<string, () => Promise<unknown>>) {
  const asked: [string, unknown][] = [];
  const warned: unknown[] = [];
  const viewer = observable({ version: 1 });
  const services = {
    api: {
      call: (name: string, { query, params, body }: { query?: object; params?: object; body?: object }) => {
        asked.push([name, { ...query, ...params, ...body }]);
        return answers[name]?.();
      },
    },
    clock: { minute: Date.parse('2026-11-20T12:00:00Z'), timezone: 'Asia/Ho_Chi_Minh' },
    log: { warn: (name: unknown) => warned.push(name) },
    toasts: { push: () => undefined },
    viewer,
  } as unknown as Services;
  const account = { asMember: (run: () => void) => run() } as unknown as ReturnType<typeof useAccount>;
  const Page = () => (
    <I18nContext value={new I18n('vi')}>
      <ServicesContext value={services}>
        <AccountContext value={account}>
          <RoomEvents fixtureId="m-1" id="events" />
        </AccountContext>
      </ServicesContext>
    </I18nContext>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  const { container } = render(<Stub />);
  return { asked, warned, container, viewer };
}

const LIST = 'GET /au/api/user/event/list';
const BOOK = 'POST /au/api/user/event/booking/{id}';

describe('the events in the room of a match', () => {
  test('[EN4] (rooms) are those about the match, with their places, and a place is booked there', async () => {
    const { asked } = show({
      [LIST]: () => Promise.resolve({ total: 1, list: [item] }),
      [BOOK]: () => Promise.resolve(booked),
    });
    await screen.findByRole('heading', { level: 2, name: 'Sự kiện về trận này' });
    expect(screen.getByRole('link', { name: 'Xem chung' }).getAttribute('href')).toBe('/su-kien/xem-chung');
    screen.getByText('4/10 chỗ');
    fireEvent.click(screen.getByRole('button', { name: 'Giữ chỗ: Xem chung' }));
    await screen.findByText('5/10 chỗ');
    expect(asked).toEqual([
      [LIST, { fixtureId: 'm-1', pageSize: 3 }],
      [BOOK, { id: 7, booked: true }],
    ]);
  });

  test('keep the place that a guest books with their login, also when the list of the member answers later', async () => {
    const lists: ((page: object) => void)[] = [];
    const { viewer } = show({
      [LIST]: () => new Promise((answer) => lists.push(answer)),
      [BOOK]: () => Promise.resolve(booked),
    });
    lists[0]?.({ total: 1, list: [item] });
    const button = await screen.findByRole('button', { name: 'Giữ chỗ: Xem chung' });
    act(() => {
      runInAction(() => (viewer.version = 2));
    });
    fireEvent.click(button);
    await screen.findByText('5/10 chỗ');
    expect(lists).toHaveLength(2);
    await act(async () => lists[1]?.({ total: 1, list: [item] }));
    screen.getByText('5/10 chỗ');
  });

  test('are nothing while there are none, and where they do not load', async () => {
    const none = show({ [LIST]: () => Promise.resolve({ total: 0, list: [] }) });
    const failed = show({ [LIST]: () => Promise.reject(new Error('away')) });
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect([none.container.textContent, failed.container.textContent]).toEqual(['', '']);
    expect(failed.warned).toEqual(['events of a match']);
  });
});
