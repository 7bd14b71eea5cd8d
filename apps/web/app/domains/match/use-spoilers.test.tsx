import { act } from '@testing-library/react';
import type { SessionState } from '@khandai/auth-session';
import { runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { hydrateRoot } from 'react-dom/client';
import { FakeClock } from '@khandai/testing';
import { type Services, ServicesContext } from '../../shell/services/services';
import { ViewerStore } from '../../shell/services/ViewerStore';
import { scoresHiddenIn } from './hidden-scores';
import { useSpoilers } from './use-spoilers';

const SETTINGS = 'khandai:settings';
const COOKIE = 'hideScores';
/** What the part has shown, in turn. */
const shown: string[] = [];

/** A part of a page that was rendered with scores or without. */
const Part = observer(function Part({ served }: { served: boolean }) {
  const spoilers = useSpoilers(served);
  const text = spoilers.isHidden('a') ? 'hidden' : 'score';
  if (shown.at(-1) !== text) shown.push(text);
  return <p>{text}</p>;
});

/** A page whose parts hydrate one by one. */
function page(served: boolean) {
  const timers = new FakeClock();
  const log = { warn: (...warned: unknown[]) => void faults.push(warned) };
  const viewer = new ViewerStore();
  const api = { call: () => Promise.resolve({ hideScores: true }) };
  const services = { timers, viewer, log, api } as unknown as Services;
  const faults: unknown[] = [];
  const become = (status: 'guest' | 'member' | 'starting') =>
    act(async () => {
      runInAction(() => {
        if (status === 'member') viewer.version += 1;
        if (status !== 'starting') viewer.state = { status, info: null } as unknown as SessionState;
        viewer.restored = true;
      });
    });
  const hydrate = async () => {
    const part = document.createElement('div');
    part.innerHTML = `<p>${served ? 'hidden' : 'score'}</p>`;
    document.body.append(part);
    const content = (
      <ServicesContext value={services}>
        <Part served={served} />
      </ServicesContext>
    );
    await act(async () => hydrateRoot(part, content, { onRecoverableError: (fault) => faults.push(fault) }));
    return part;
  };
  return { hydrate, become, faults };
}

describe('a part of the page that hydrates late', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = `${COOKIE}=; Max-Age=0`;
    shown.length = 0;
  });

  test('renders first what the server rendered, where the device has a choice and no cookie', async () => {
    localStorage.setItem(SETTINGS, '{"hideScores":true}');
    const { hydrate, become, faults } = page(false);
    const first = await hydrate();
    const late = await hydrate();
    expect([first.textContent, late.textContent]).toEqual(['score', 'score']);
    await become('guest');
    expect([first.textContent, late.textContent, faults]).toEqual(['hidden', 'hidden', []]);
  });

  test('hides what the device chose to hide although no token comes for its guest', async () => {
    localStorage.setItem(SETTINGS, '{"hideScores":true}');
    const { hydrate, become, faults } = page(false);
    const part = await hydrate();
    await become('starting');
    expect([part.textContent, scoresHiddenIn(document.cookie), faults]).toEqual(['hidden', true, []]);
  });
});

describe('the cookie of hidden scores, on a device without a choice', () => {
  beforeEach(() => {
    localStorage.clear();
    document.cookie = `${COOKIE}=1`;
    shown.length = 0;
  });

  test('stays for a member who hides them in the account: no score shows while it is not known who reads', async () => {
    const { hydrate, become } = page(true);
    await hydrate();
    expect(document.cookie).toContain(`${COOKIE}=1`);
    await become('member');
    expect([shown, scoresHiddenIn(document.cookie)]).toEqual([['hidden'], true]);
  });

  test('that another reader left is taken back for a guest', async () => {
    const { hydrate, become } = page(true);
    const part = await hydrate();
    await become('guest');
    expect([part.textContent, scoresHiddenIn(document.cookie)]).toEqual(['score', false]);
  });
});
