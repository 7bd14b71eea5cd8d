import { type ApiClient, ApiError } from '@khandai/api-client';
import { Code, type UserInfo } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { coming, fixture } from '../../../../test/fixtures';
import { createOdds, OddsContext } from '../../../domains/odds';
import { I18n } from '../../../i18n/i18n';
import { I18nContext } from '../../../i18n/use-translation';
import { type Services, ServicesContext } from '../../../shell/services/services';
import { StudioPanel } from './StudioPanel';

// jsdom has the dialog element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

const me = { userId: 777, profilePicture: null } as UserInfo;
const match = fixture({ fixtureId: '1001' });
const label = `${match.home.name} – ${match.away.name}`;

type Answer = (input: { body?: unknown; query?: unknown }) => unknown;

/** Renders the panel with an API that answers by endpoint key. */
function show(answers: Record<string, Answer>) {
  const requested: [string, unknown][] = [];
  const call = (key: string, input: { body?: unknown; query?: unknown }) => {
    requested.push([key, input.body]);
    return Promise.resolve().then(() => answers[key]?.(input));
  };
  const services = {
    api: { call: call as unknown as ApiClient['call'] },
    clock: { now: Date.parse('2026-11-20T12:00:00Z'), timezone: 'Asia/Ho_Chi_Minh' },
    log: { warn: () => undefined },
    toasts: { push: () => undefined },
    ports: { storage: { get: () => null, set: () => undefined, remove: () => undefined } },
    socket: { watch: () => () => undefined },
    missed: { suspected: new Emitter<void>() },
    network: { online: true },
  } as unknown as Services;
  const odds = createOdds(services);
  const Page = () => (
    <I18nContext value={new I18n('vi')}>
      <ServicesContext value={services}>
        <OddsContext value={odds}>
          <StudioPanel id="phong-cua-toi" me={me} />
        </OddsContext>
      </ServicesContext>
    </I18nContext>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  return requested;
}

const room: Record<string, Answer> = {
  'GET /au/api/user/commentator/info/{id}': () => ({ roomNumber: 5001, viewers: 3, fixtures: [match] }),
  'GET /au/api/user/commentator/listTotal': () => ({
    total: 1,
    list: [{ userId: 777, fixtures: 2, messages: 41, writers: 9 }],
  }),
  'GET /au/api/commentator/link/list': () => ({ total: 0, list: [] }),
  'GET /al/api/schedule/featureMatch': () => ({ total: 0, list: [] }),
};

describe('[LS7] (links, totals) “Phòng của tôi”', () => {
  test('shows the room, its fixtures and their totals', async () => {
    show(room);
    await screen.findByText(/Phòng số 5001 · 3 người/);
    expect(screen.getByRole('button', { name: `Lên sóng ${label}` })).toBeTruthy();
    await screen.findByText('41');
  });

  test('shows empty states, and a retry for parts that failed to load', async () => {
    let away = true;
    show({
      ...room,
      'GET /au/api/user/commentator/info/{id}': () => {
        if (away) throw new ApiError({ kind: 'network', message: 'x' });
        return { roomNumber: 5001, viewers: 0, fixtures: [] };
      },
    });
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    away = false;
    fireEvent.click(retry);
    await screen.findByText('Bạn chưa nhận trận nào sắp tới');
  });

  test('shows an invalid URL at its field, first by the client’s check and then by the server’s, and keeps the input', async () => {
    const refused = new ApiError({
      kind: 'answer',
      status: 400,
      code: Code.streamRefused,
      message: 'Không phải mạng riêng.',
    });
    const requested = show({
      ...room,
      'POST /au/api/commentator/link-save': () => {
        throw refused;
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: `Đường phát ${label}` }));
    fireEvent.click(await screen.findByRole('button', { name: 'Thêm đường phát' }));
    const form = within(screen.getByRole('dialog'));
    const write = (name: string, value: string) => {
      fireEvent.change(form.getByLabelText(name), { target: { value } });
    };
    const send = async () => {
      await act(async () => {
        fireEvent.click(form.getByRole('button', { name: 'Lưu' }));
      });
    };
    await send();
    expect(document.activeElement).toBe(form.getByLabelText('Tên đường'));
    write('Tên đường', 'Một');
    write('Quyền phát', 'Hợp đồng');
    write('Địa chỉ', 'javascript:alert(1)');
    await send();
    form.getByText('Địa chỉ phải bắt đầu bằng https://');
    expect(requested.some(([key]) => key === 'POST /au/api/commentator/link-save')).toBe(false);
    write('Địa chỉ', 'https://10.0.0.1/a.m3u8');
    await send();
    await waitFor(() => form.getByText('Không phải mạng riêng.'));
    const value = (name: string) => (form.getByLabelText(name) as HTMLInputElement).value;
    expect([value('Tên đường'), value('Địa chỉ'), value('Quyền phát')]).toEqual([
      'Một',
      'https://10.0.0.1/a.m3u8',
      'Hợp đồng',
    ]);
    expect(document.activeElement).toBe(form.getByLabelText('Địa chỉ'));
  });
});

describe('[LS3] (page) “Nhận trận”', () => {
  const names = Array.from({ length: 42 }, (_, at) => `Đội ${at + 1}`);
  const future = names.map((name, at) =>
    coming({ fixtureId: String(at + 1), home: { ...match.home, teamId: name, name } }),
  );
  const offers: Record<string, Answer> = {
    ...room,
    'GET /al/api/live/live-total': () => ({ list: [] }),
    'GET /al/api/schedule/featureMatch': ({ query }) => ({
      total: future.length,
      list: future.slice(0, (query as { pageSize: number }).pageSize),
    }),
  };
  const current = () => document.querySelector('[aria-current="true"]')?.textContent;
  const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^Nhận ${name} –`) });

  async function open() {
    show(offers);
    fireEvent.click(await screen.findByRole('button', { name: 'Nhận trận' }));
    await button('Đội 1');
  }

  test('marks the selected match: the first one, then the one whose button has the focus', async () => {
    await open();
    expect(current()).toMatch(/^Đội 1 .*Đang chọn/);
    fireEvent.focus(await button('Đội 3'));
    expect(current()).toMatch(/^Đội 3 .*Đang chọn/);
  });

  test('shows matches beyond the first page on request', async () => {
    await open();
    expect(screen.queryByText(/^Đội 42 /)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm trận' }));
    await button('Đội 42');
    expect(screen.queryByRole('button', { name: 'Xem thêm trận' })).toBeNull();
  });

  test('finds matches beyond the first page', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Tìm theo đội hoặc giải'), { target: { value: 'doi 42' } });
    await button('Đội 42');
  });

  test('finds matches beyond the first page when the user types before that page has loaded', async () => {
    const first = Promise.withResolvers<undefined>();
    const page = offers['GET /al/api/schedule/featureMatch'];
    show({ ...offers, 'GET /al/api/schedule/featureMatch': (input) => first.promise.then(() => page?.(input)) });
    fireEvent.click(await screen.findByRole('button', { name: 'Nhận trận' }));
    fireEvent.change(await screen.findByLabelText('Tìm theo đội hoặc giải'), { target: { value: 'doi 42' } });
    first.resolve(undefined);
    await button('Đội 42');
  });

  test('says so when the further matches fail to load, and keeps those there are', async () => {
    await open();
    offers['GET /al/api/schedule/featureMatch'] = () => {
      throw new ApiError({ kind: 'network', message: 'x' });
    };
    fireEvent.click(screen.getByRole('button', { name: 'Xem thêm trận' }));
    expect((await screen.findByText('Chưa xem được các trận')).closest('[role=alert]')).toBeTruthy();
    await button('Đội 1');
  });
});
