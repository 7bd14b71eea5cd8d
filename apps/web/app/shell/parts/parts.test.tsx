import { Emitter } from '@khandai/runtime';
import { FakeClock } from '@khandai/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useState } from 'react';
import { createRoutesStub } from 'react-router';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { vi } from '../../i18n/vi';
import { type Services, ServicesContext } from '../services/services';
import { PartBody } from './PartBody';
import { useLazyPart } from './use-lazy-part';
import { usePart } from './use-part';

/** Renders `Page` in a router, with the services that parts use. */
function show(Page: ComponentType) {
  const warned: string[] = [];
  const toasts: string[] = [];
  const network = observable({ online: true });
  const suspected = new Emitter<void>();
  const timers = new FakeClock();
  const services = {
    missed: { suspected },
    timers,
    network,
    log: { warn: (what: string) => warned.push(what) },
    toasts: { push: ({ title }: { title: string }) => toasts.push(title) },
  } as unknown as Services;
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <I18nContext value={new I18n('vi')}>
          <ServicesContext value={services}>
            <Page />
          </ServicesContext>
        </I18nContext>
      ),
    },
  ]);
  render(<Stub />);
  return { warned, toasts, network, suspected, timers };
}

/** A `load` function whose answers the test gives one by one. */
function loads<T>() {
  const requested: PromiseWithResolvers<T>[] = [];
  return {
    requested,
    load: () => {
      const next = Promise.withResolvers<T>();
      requested.push(next);
      return next.promise;
    },
  };
}

describe('a part with a place on the page', () => {
  test('shows a skeleton, then a failure in its place, and reloads on request', async () => {
    const { requested, load } = loads<string>();
    const Page = observer(function Page() {
      const { part, retry } = usePart({ name: 'words', fetch: load });
      return (
        <PartBody part={part} failedTitle="lost" onRetry={retry} waiting={<p>waiting</p>}>
          {(words) => <p>{words}</p>}
        </PartBody>
      );
    });
    const { warned, toasts } = show(Page);
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => {
      requested[0]?.reject(new Error('away'));
    });
    expect(screen.getByText('lost')).toBeTruthy();
    expect([warned, toasts]).toEqual([['words'], []]);
    fireEvent.click(screen.getByRole('button', { name: vi.shell.retry }));
    await act(async () => {
      requested[1]?.resolve('hello');
    });
    expect(screen.getByText('hello')).toBeTruthy();
    expect(requested).toHaveLength(2);
  });

  test('says that there is no network, and reloads by itself once the connection is back', async () => {
    const { requested, load } = loads<string>();
    const Page = observer(function Page() {
      const { part, retry } = usePart({ name: 'words', fetch: load });
      return (
        <PartBody part={part} onRetry={retry} waiting={<p>waiting</p>}>
          {(words) => <p>{words}</p>}
        </PartBody>
      );
    });
    const { network, suspected, timers } = show(Page);
    runInAction(() => {
      network.online = false;
    });
    await act(async () => {
      requested[0]?.reject(new Error('away'));
    });
    expect(screen.getByText(vi.shell.offline)).toBeTruthy();
    await act(async () => {
      suspected.emit();
      await timers.advance(2000);
    });
    await act(async () => {
      requested[1]?.resolve('hello');
    });
    expect(screen.getByText('hello')).toBeTruthy();
  });
});

describe('a part without a place of its own', () => {
  test('loads when it is first wanted; a failure shows one toast, and it loads again when it is wanted again', async () => {
    const { requested, load } = loads<ComponentType>();
    let want: (wanted: boolean) => void = () => undefined;
    let failures = 0;
    const Page = observer(function Page() {
      const [wanted, setWanted] = useState(false);
      want = setWanted;
      const Lazy = useLazyPart(wanted, load, () => {
        failures += 1;
        setWanted(false);
      });
      return Lazy ? <Lazy /> : <p>nothing</p>;
    });
    const { toasts } = show(Page);
    expect(requested).toHaveLength(0);
    act(() => {
      want(true);
    });
    await act(async () => {
      requested[0]?.reject(new Error('away'));
    });
    expect([failures, toasts]).toEqual([1, [vi.account.notLoaded]]);
    act(() => {
      want(true);
    });
    expect([requested.length, failures]).toEqual([2, 1]);
    await act(async () => {
      requested[1]?.resolve(() => <p>here</p>);
    });
    expect(screen.getByText('here')).toBeTruthy();
    expect([failures, toasts.length]).toEqual([1, 1]);
  });
});
