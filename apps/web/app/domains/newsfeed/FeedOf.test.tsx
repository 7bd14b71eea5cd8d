import { FeedTab, UserFilter } from '@khandai/contracts';
import { act, render } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { SettingsStore } from '../../shell/services/SettingsStore';
import { type Services, ServicesContext } from '../../shell/services/services';
import { useFeed } from './feed-context';
import { FeedOf } from './FeedOf';
import type { FeedStore } from './FeedStore';

const GUEST = { isKnown: true, isMember: false };
const MEMBER = { isKnown: true, isMember: true };
const UNKNOWN = { isKnown: false, isMember: false };

/** A feed on a page whose reader the test changes; `feeds` are those that were mounted, one after another. */
async function feedOf(first: typeof GUEST) {
  const viewer = observable({ version: 1, userId: 0, ...first });
  const services = {
    api: { call: () => Promise.resolve({ list: [], cursor: null, total: 0 }) },
    log: { warn: () => undefined },
    timers: { sleep: () => new Promise(() => undefined) },
    settings: new SettingsStore(),
    viewer,
  } as unknown as Services;
  const feeds: FeedStore[] = [];
  function List() {
    const feed = useFeed();
    useState(() => feeds.push(feed));
    return null;
  }
  await act(async () => {
    render(
      <MemoryRouter>
        <ServicesContext value={services}>
          <FeedOf choice={{ tab: FeedTab.community, filter: UserFilter.all }}>
            <List />
          </FeedOf>
        </ServicesContext>
      </MemoryRouter>,
    );
  });
  const becomes = (next: typeof GUEST, version = viewer.version + 1) =>
    act(async () => {
      runInAction(() => Object.assign(viewer, next, { version }));
    });
  return { feeds, becomes };
}

describe('the feed of a page', () => {
  test('what a known guest reads stays when they log in, and goes with them when they log out', async () => {
    const { feeds, becomes } = await feedOf(GUEST);
    await becomes(MEMBER);
    expect(feeds).toHaveLength(1);
    await becomes(GUEST);
    expect([feeds.length, new Set(feeds).size]).toEqual([2, 2]);
  });

  test('what the server rendered before it knew the member is not kept', async () => {
    const { feeds, becomes } = await feedOf(UNKNOWN);
    await becomes(MEMBER);
    expect([feeds.length, new Set(feeds).size]).toEqual([2, 2]);
  });

  test('what one member reads is not kept for another', async () => {
    const { feeds, becomes } = await feedOf(MEMBER);
    await becomes(MEMBER);
    expect([feeds.length, new Set(feeds).size]).toEqual([2, 2]);
  });

  test('who turns out to be a guest keeps what the server rendered, and what they read before a login', async () => {
    const { feeds, becomes } = await feedOf(UNKNOWN);
    await becomes(GUEST, 1);
    await becomes(MEMBER);
    expect(feeds).toHaveLength(1);
  });
});
