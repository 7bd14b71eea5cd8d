import { act, render, screen } from '@testing-library/react';
import { FakeClock } from '@khandai/testing';
import { createRoutesStub } from 'react-router';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { type Services, ServicesContext } from '../../shell/services/services';
import { NextUp } from './NextUp';

const { matchMedia } = globalThis;
const NEXT = '/highlight/tran-sau';

async function open(wished: string): Promise<FakeClock> {
  globalThis.matchMedia = ((query: string) => ({ matches: query === wished })) as unknown as typeof matchMedia;
  const timers = new FakeClock('2026-11-20T12:00:00Z');
  const Stub = createRoutesStub([
    { path: '/highlight/tran-nay', Component: () => <NextUp title="Trận sau" href={NEXT} onStay={() => undefined} /> },
    { path: NEXT, Component: () => <p>the next one</p> },
  ]);
  await act(async () => {
    render(
      <I18nContext value={new I18n('vi')}>
        <ServicesContext value={{ timers } as unknown as Services}>
          <Stub initialEntries={['/highlight/tran-nay']} />
        </ServicesContext>
      </I18nContext>,
    );
  });
  return timers;
}
const pass = (timers: FakeClock, seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) await timers.advance(1_000);
  });

describe('[CT3] (next) at the end of a video', () => {
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });

  test('the next one comes by itself after five seconds', async () => {
    const timers = await open('');
    await pass(timers, 4);
    expect(screen.queryByText('the next one')).toBeNull();
    await pass(timers, 1);
    expect(screen.getByText('the next one')).toBeTruthy();
  });

  test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
    'with %s it waits until the reader wants it',
    async (wish) => {
      const timers = await open(wish);
      await pass(timers, 10);
      expect(screen.queryByText('the next one')).toBeNull();
      expect(screen.getAllByRole('button')).toHaveLength(2);
    },
  );
});
