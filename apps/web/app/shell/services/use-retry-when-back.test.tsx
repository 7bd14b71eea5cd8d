import { Emitter } from '@khandai/runtime';
import { FakeClock } from '@khandai/testing';
import { act, render } from '@testing-library/react';
import { type Services, ServicesContext } from './services';
import { useRetryWhenBack } from './use-retry-when-back';

test('what failed is tried again when the connection is back, and nothing else is', async () => {
  const suspected = new Emitter<void>();
  const timers = new FakeClock();
  const services = { missed: { suspected }, timers } as unknown as Services;
  let tries = 0;
  function Part({ hasFailed }: { readonly hasFailed: boolean }) {
    useRetryWhenBack(hasFailed, () => (tries += 1));
    return null;
  }
  const page = (hasFailed: boolean) => (
    <ServicesContext value={services}>
      <Part hasFailed={hasFailed} />
    </ServicesContext>
  );
  const back = (ms: number) =>
    act(async () => {
      window.dispatchEvent(new Event('online'));
      suspected.emit();
      await timers.advance(ms);
    });
  const { rerender, unmount } = render(page(false));
  await back(2000);
  expect(tries).toBe(0);
  rerender(page(true));
  await back(999);
  expect(tries).toBe(0);
  await back(1001);
  expect(tries).toBe(1);
  await back(2000);
  expect(tries).toBe(2);
  rerender(page(false));
  await back(2000);
  unmount();
  await back(2000);
  expect(tries).toBe(2);
});
