import { aFixture } from '@khandai/testing';
import { FutureMatches, type FutureMatchSearch } from './future-matches.js';

const first = aFixture({ fixtureId: '1' });
const second = aFixture({ fixtureId: '2' });

function make(list = [first, second]) {
  const requested: FutureMatchSearch[] = [];
  const futureMatches = (search: FutureMatchSearch) => {
    requested.push(search);
    return Promise.resolve({ total: 57, list });
  };
  return { requested, matches: new FutureMatches({ api: { futureMatches } }) };
}
const signal = () => new AbortController().signal;

test('[LS3] (library) the search asks for page size 40 and status 20', async () => {
  const { requested, matches } = make();
  await matches.load(signal());
  expect(requested).toEqual([{ pageSize: 40, status: 20 }]);
});

test('[LS3] (library) after the fetch the first match is the selected one', async () => {
  const { matches } = make();
  await matches.load(signal());
  expect(matches.state).toEqual({ total: 57, list: [first, second], selected: first });

  matches.select('2');
  expect(matches.state.selected).toBe(second);
  await matches.load(signal());
  expect(matches.state.selected).toBe(first);
});

test('[LS3] (library) with no match nothing is selected', async () => {
  const { matches } = make([]);
  await matches.load(signal());
  expect(matches.state.selected).toBeNull();
});

test('[S6] a selection emits one event, and an id outside the list is ignored', async () => {
  const { matches } = make();
  await matches.load(signal());
  const written: (string | undefined)[] = [];
  matches.changed.on((state) => written.push(state.selected?.fixtureId));

  for (const id of ['2', '2', '99']) matches.select(id);
  expect(written).toEqual(['2']);
});

test('[S6] a reply after the abort changes nothing', async () => {
  const { matches } = make();
  const life = new AbortController();
  const loading = matches.load(life.signal);
  life.abort();
  await loading;
  expect(matches.state.list).toEqual([]);
});
