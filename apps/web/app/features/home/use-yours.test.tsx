import type { Favourites } from '@khandai/contracts';
import { act, render } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { fixture } from '../../../test/fixtures';
import { FavouritesStore } from '../../domains/favourites';
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
            resolve({ total: ids.length, list: ids.map((fixtureId) => fixture({ fixtureId })) });
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
    marked: () => undefined,
  });
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
  return { account, asked, favourites, shown: () => container.textContent };
}

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
