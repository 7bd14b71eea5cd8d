import { FakeClock, settle } from '@khandai/testing';
import { message } from '../../../test/fixtures';
import { highlight } from './highlight';
import { type FoundMessages, RoomSearchStore } from './RoomSearchStore';

const shown = (text: string, query: string) =>
  highlight(text, query)
    .map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Nam Định vô địch', 'nam dinh', '[Nam Định] vô địch'],
  ['Vào! VÀO!', 'vao', '[Vào]! [VÀO]!'],
  ['Đá đẹp', 'đa', '[Đá] đẹp'],
  ['aaa', 'aa', '[aaa]'],
  ['không có gì', 'xyz', 'không có gì'],
  ['không có gì', '  ', 'không có gì'],
])('[CH10] (highlight part) in "%s" the search for "%s" marks %s', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked);
});

function build() {
  const clock = new FakeClock();
  const asked: string[] = [];
  const answers: { found: FoundMessages | Error } = {
    found: { total: 2, list: [message({ sequence: 1 }), message({ sequence: 2 })] },
  };
  const failures: unknown[] = [];
  const store = new RoomSearchStore({
    clock,
    find: (text) => {
      asked.push(text);
      return answers.found instanceof Error ? Promise.reject(answers.found) : Promise.resolve(answers.found);
    },
    failed: (error) => failures.push(error),
  });
  return { store, clock, asked, answers, failures };
}

test('[CH10] (search part) one request follows the last letter, and the newest message is first', async () => {
  const { store, clock, asked } = build();
  for (const text of ['v', 'và', 'vào']) store.write(text);
  await clock.advance(1_000);
  expect([asked, store.found.map(({ sequence }) => sequence), store.total, store.state]).toEqual([
    ['vào'],
    [2, 1],
    2,
    'idle',
  ]);
  store.write('');
  await settle();
  expect([store.found, store.searched, asked]).toEqual([[], '', ['vào']]);
});

test('a search that fails says so, and can be repeated', async () => {
  const { store, clock, answers, failures } = build();
  const { found } = answers;
  answers.found = new Error('busy');
  store.write('vào');
  await clock.advance(1_000);
  expect([store.state, failures.length]).toEqual(['failed', 1]);
  answers.found = found;
  await store.search();
  expect([store.state, store.found.length]).toEqual(['idle', 2]);
});
