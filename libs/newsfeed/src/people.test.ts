import type { PeoplePage, Person } from '@khandai/contracts';
import { settle } from '@khandai/testing';
import { People } from './people.js';
import { aPerson } from './samples.js';

/** Answers of the server, given by the test; the newest request last. */
function open() {
  const asked: { search: string; cursor: string | undefined; answer: (page: PeoplePage) => void; fail: () => void }[] =
    [];
  const people = new People({
    page: (search, cursor) =>
      new Promise((resolve, reject) => {
        asked.push({ search, cursor, answer: resolve, fail: () => reject(new Error('offline')) });
      }),
  });
  const answer = async (list: readonly Person[], cursor: string | null = null, at = asked.length - 1) => {
    asked[at]?.answer({ list: [...list], cursor });
    await settle();
  };
  const ids = () => people.list.map(({ userId }) => userId);
  return { people, asked, answer, ids };
}

test('[NF18] goes on by cursor until its last page, and shows a member once', async () => {
  const { people, asked, answer, ids } = open();
  void people.loadMore();
  void people.loadMore();
  await answer([aPerson(1), aPerson(2)], '9-2');
  expect([asked.length, ids(), people.hasMore]).toEqual([1, [1, 2], true]);
  void people.loadMore();
  await answer([aPerson(2), aPerson(3)]);
  expect([asked[1]?.cursor, ids(), people.hasMore]).toEqual(['9-2', [1, 2, 3], false]);
});

test('[NF18] a page that fails is a status, and what is shown stays', async () => {
  const { people, asked, answer, ids } = open();
  void people.loadMore();
  await answer([aPerson(1)], '9-1');
  void people.loadMore();
  asked[1]?.fail();
  await settle();
  expect([people.status, ids()]).toEqual(['failed', [1]]);
  void people.loadMore();
  await answer([aPerson(2)]);
  expect([people.status, ids()]).toEqual(['idle', [1, 2]]);
});

test('[NF18] an answer to a search that was replaced changes nothing', async () => {
  const { people, asked, answer, ids } = open();
  void people.find('a');
  void people.find('an');
  await answer([aPerson(2)]);
  await answer([aPerson(1)], null, 0);
  expect([asked.map(({ search }) => search), ids()]).toEqual([['a', 'an'], [2]]);
});

test('[NF18] shows what the user and a member became', async () => {
  const { people, answer } = open();
  void people.loadMore();
  await answer([aPerson(1)]);
  people.relate({ userId: 1, state: 'friends', following: true });
  people.relate({ userId: 2, state: 'friends', following: true });
  expect(people.list.map(({ relation }) => relation)).toEqual([{ userId: 1, state: 'friends', following: true }]);
});
