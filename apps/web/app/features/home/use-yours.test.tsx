import type { Favourites } from '@khandai/contracts';
import { act, render, waitFor } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { fixture } from '../../../test/fixtures';
import { FavouritesStore } from '../../domains/favourites';
import { FAVOURITES } from '../../shell/services/progress-keys';
import { type Services, ServicesContext } from '../../shell/services/services';
import { useYours } from './use-yours';

const NONE: Favourites = { teams: [], leagues: [], matches: [] };

/** The home page of a member whose device has stars already; the account answers when the test says so. */
function home() {
  const account = Promise.withResolvers<Favourites>();
  const asked: { body: Favourites; answer: (ids: string[]) => void }[] = [];
  const services = {
    api: {
      call: (_: string, { body }: { body: Favourites }) =>
        new Promise((resolve) => {
          const answer = (ids: string[]) => {
            resolve({ total: ids.length, list: ids.map((fixtureId) => fixture({ fixtureId })), renamed: [] });
          };
          asked.push({ body, answer });
        }),
    },
    log: { warn: () => undefined },
  } as unknown as Services;
  const favourites = new FavouritesStore({
    storage: { getItem: () => '{"matches":["f1"]}', setItem: () => undefined },
    account: { read: () => account.promise, merge: () => account.promise, set: () => Promise.resolve() },
    failed: () => undefined,
    refused: () => undefined,
  });
  return { account, asked, favourites, shown: shownOf(favourites, services) };
}

/** Renders the ids of the viewer's matches, and returns a function that reads them. */
function shownOf(favourites: FavouritesStore, services: Services): () => string {
  const List = observer(() =>
    useYours(favourites)
      .map(({ fixtureId }) => fixtureId)
      .join(' '),
  );
  const { container } = render(
    <ServicesContext value={services}>
      <List />
    </ServicesContext>,
  );
  return () => container.textContent;
}

/** The stars of a guest, in the storage of the browser. */
const guestFavourites = (): FavouritesStore =>
  new FavouritesStore({
    ...{ storage: localStorage, account: undefined, failed: () => undefined, refused: () => undefined },
  });

test('the matches of the account’s teams are there at once after a login, also if the device had stars', async () => {
  const { account, asked, favourites, shown } = home();
  await act(async () => {
    void favourites.open();
  });
  expect(asked.map(({ body }) => body)).toEqual([{ ...NONE, matches: ['f1'] }]);
  await act(async () => {
    account.resolve({ ...NONE, teams: ['t1'], matches: ['f1'] });
  });
  expect(asked[1]?.body).toEqual({ ...NONE, teams: ['t1'], matches: ['f1'] });
  await act(async () => {
    asked[1]?.answer(['f1', 'f2']);
  });
  expect(shown()).toBe('f1 f2');
  // The answer for the device alone comes last.
  await act(async () => {
    asked[0]?.answer(['f1']);
  });
  expect(shown()).toBe('f1 f2');
});

test('[LS10] (one club, one league) a guest’s star moves to the id that the answer has for it, in its place', async () => {
  localStorage.setItem(FAVOURITES, JSON.stringify({ ...NONE, leagues: ['old', 'cup'], teams: ['t', 'old'] }));
  const favourites = guestFavourites();
  const answers = [
    [
      { kind: 'league', formerId: 'old', id: 'vl1' },
      { kind: 'team', formerId: 'old', id: 't' },
    ],
  ];
  const services = {
    api: { call: () => Promise.resolve({ total: 0, list: [], renamed: answers.shift() ?? [] }) },
    log: { warn: fail },
  } as unknown as Services;
  shownOf(favourites, services);
  await act(async () => {
    await favourites.open();
  });
  const expected = { ...NONE, leagues: ['vl1', 'cup'], teams: ['t'] };
  await waitFor(() => {
    expect(favourites.all).toEqual(expected);
  });
  expect(JSON.parse(localStorage.getItem(FAVOURITES)!)).toEqual(expected);
  localStorage.clear();
});

test('a guest’s device that cannot store asks once, and the stars on the page stay', async () => {
  let calls = 0;
  localStorage.setItem(FAVOURITES, JSON.stringify({ ...NONE, teams: ['old'] }));
  const { setItem } = Storage.prototype;
  const refused = Promise.withResolvers<string>();
  Storage.prototype.setItem = (key) => {
    refused.resolve(key);
  };
  const favourites = guestFavourites();
  // The third answer would end a loop, which the count then shows.
  const renamed = [{ kind: 'team', formerId: 'old', id: 't' }];
  const services = {
    api: {
      call: () => {
        calls += 1;
        return Promise.resolve({ total: 0, list: [], renamed: calls < 3 ? renamed : [] });
      },
    },
    log: { warn: fail },
  } as unknown as Services;
  shownOf(favourites, services);
  await act(async () => {
    await favourites.open();
    await refused.promise;
  });
  Storage.prototype.setItem = setItem;
  expect([calls, favourites.reads, favourites.all]).toEqual([1, 1, { ...NONE, teams: ['old'] }]);
  localStorage.clear();
});

function fail(error: unknown): never {
  throw error;
}
