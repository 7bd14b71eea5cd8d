import { Emitter } from '@khandai/runtime';
import { act, render } from '@testing-library/react';
import { type Services, ServicesContext } from './services';
import { useRetryWhenBack } from './use-retry-when-back';

test('what failed is tried again when the connection is back, and nothing else is', () => {
  const suspected = new Emitter<void>();
  const services = { missed: { suspected } } as unknown as Services;
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
  const back = () =>
    act(() => {
      window.dispatchEvent(new Event('online'));
      suspected.emit();
    });
  const { rerender, unmount } = render(page(false));
  back();
  expect(tries).toBe(0);
  rerender(page(true));
  back();
  expect(tries).toBe(2);
  rerender(page(false));
  back();
  unmount();
  back();
  expect(tries).toBe(2);
});
