import { act, renderHook } from '@testing-library/react';
import { coming } from '../../../test/fixtures';
import { AccountContext, type useAccount } from '../../domains/account';
import { I18n } from '../../i18n/i18n';
import { I18nContext } from '../../i18n/use-translation';
import { type Services, ServicesContext } from '../../shell/services/services';
import { useMatchFollow } from './use-match-follow';

interface Answer {
  readonly ok: () => void;
  readonly fail: (error: unknown) => void;
}

/** A match that the member does not follow; each change is answered when the test says so. */
function room() {
  const sent: boolean[] = [];
  const answers: Answer[] = [];
  const toasts: string[] = [];
  const viewer = { userId: 7, isMember: true };
  const call = (name: string, { body }: { readonly body?: { readonly follow: boolean } }) => {
    if (name.startsWith('GET')) return Promise.resolve({ following: false });
    const follow = body?.follow ?? false;
    sent.push(follow);
    return new Promise((answer, fail) => answers.push({ ok: () => answer({ following: follow }), fail }));
  };
  const services = {
    ...{ api: { call }, viewer, log: { warn: () => undefined } },
    toasts: { push: ({ title }: { readonly title: string }) => toasts.push(title) },
  } as unknown as Services;
  const account = { asMember: (run: () => void) => run() } as unknown as ReturnType<typeof useAccount>;
  const i18n = new I18n('vi');
  const { result } = renderHook(() => useMatchFollow(coming({ fixtureId: '1001' })), {
    wrapper: ({ children }) => (
      <I18nContext value={i18n}>
        <ServicesContext value={services}>
          <AccountContext value={account}>{children}</AccountContext>
        </ServicesContext>
      </I18nContext>
    ),
  });
  return {
    ...{ sent, toasts },
    press: () =>
      act(async () => {
        result.current.toggle();
      }),
    ok: (index: number) => act(async () => answers[index]?.ok()),
    fail: (index: number) => act(async () => answers[index]?.fail(new Error('offline'))),
    isFollowing: () => result.current.isFollowing,
  };
}

describe('following a match', () => {
  test('shows at once, and says so when it is stored', async () => {
    const { press, ok, isFollowing, sent, toasts } = room();
    await press();
    expect([isFollowing(), sent, toasts]).toEqual([true, [true], []]);
    await ok(0);
    expect([isFollowing(), toasts.length]).toEqual([true, 1]);
  });

  test('of quick presses the last one counts, one call at a time', async () => {
    const { press, ok, isFollowing, sent, toasts } = room();
    await press();
    await press();
    expect([isFollowing(), sent]).toEqual([false, [true]]);
    await press();
    await ok(0);
    expect([isFollowing(), sent, toasts.length]).toEqual([true, [true], 1]);
    await press();
    await press();
    await press();
    await ok(1);
    expect([isFollowing(), sent, toasts.length]).toEqual([false, [true, false], 2]);
  });

  test('is taken back when it is not stored', async () => {
    const { press, fail, isFollowing, toasts } = room();
    await press();
    await fail(0);
    expect([isFollowing(), toasts.length]).toEqual([false, 1]);
  });
});
