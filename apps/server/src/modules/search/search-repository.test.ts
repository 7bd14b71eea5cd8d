import fc from 'fast-check';
import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { searchKey } from '../../platform/plain-text.js';
import { SearchRepository } from './search-repository.js';
import { spanOf } from './search-span.js';
import { searchText } from './search-text.js';
import { WordSample } from './word-sample.js';

const NOW = new Date('2026-11-24T12:00:00Z');
let database: Database;
let documents: SearchRepository;

beforeAll(async () => {
  database = await openTestDatabase();
  documents = new SearchRepository(database);
});
afterAll(() => database.close());

const store = (texts: readonly string[]) =>
  database.query(
    `INSERT INTO search_documents (kind, ref, title, note, link, folded, exact, weight, at)
     SELECT 'post', place::text, '', said, '', search_folded(search_exact(said)), search_exact(said), 0,
            $2::timestamptz - place * interval '1 minute'
     FROM unnest($1::text[]) WITH ORDINALITY AS texts (said, place)`,
    [texts, NOW.toISOString()],
  );
const clear = () => database.query("DELETE FROM search_documents WHERE kind = 'post'");

const find = async (q: string, sample: WordSample) => {
  const found = await documents.find({ ...searchText(q), kinds: ['post'], reader: null, now: NOW, sample });
  const { list, more } = found.get('post') ?? { list: [], more: false };
  return { refs: list.map(({ ref }) => Number(ref)).sort((a, b) => a - b), more };
};

const frequentIn = (texts: readonly string[]) => new WordSample([{ kind: 'post', total: 1_000_000, texts }]);

it('finds the same by the newest documents and by the index', async () => {
  const word = fc.constantFrom('Nam', 'Định', 'nam', 'đình', 'hà', 'nội', 'Hải-Phòng', '50%', 'a_b', 'xuân');
  const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  const asked = fc.array(fc.constantFrom('nam', 'dinh', 'ha', 'noi', 'hai', '50%', 'a_', 'uan', 'x'), {
    minLength: 1,
    maxLength: 3,
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 30 }),
      asked.map((words) => words.join(' ')),
      async (texts, q) => {
        await store(texts);
        const folded = texts.map((one) => ` ${searchKey(one).replaceAll('-', ' ')} `);
        const parts = searchText(q).words.map((one) => (one.length < 3 ? ` ${one}` : one));
        const expected = folded.flatMap((one, place) => (parts.every((part) => one.includes(part)) ? [place + 1] : []));
        for (const sample of [new WordSample([]), frequentIn(folded), frequentIn([' x ']), await documents.sample(NOW)])
          expect((await find(q, sample)).refs).toEqual(expected);
        await clear();
      },
    ),
    { numRuns: 40 },
  );
});

it('looks for frequent words through the newest documents, and says that there may be others', async () => {
  const texts = Array.from(
    { length: 3_000 },
    (_, at) => (at % 2 === 0 ? 'chanchan' : 'lele') + (at % 100 === 0 ? ' lele' : ''),
  );
  await store(texts);
  const sample = frequentIn(texts.slice(0, 2_000).map((text) => ` ${text} `));
  expect(await find('chanchan lele', sample)).toEqual({ refs: range(30, 100), more: true });
  expect(await find('chanchan lele', new WordSample([]))).toEqual({ refs: range(30, 100), more: false });
  expect((await find('lele', sample)).refs).toHaveLength(200);
  await clear();
});

const range = (length: number, step: number) => Array.from({ length }, (_, at) => at * step + 1);

it('estimates documents by the rarest word', () => {
  const sample = new WordSample([
    { kind: 'post', total: 1_000, texts: [' nam dinh ', ' nam ha ', ' ha nam ', ' xanh '] },
  ]);
  expect(
    [['nam'], ['nam', 'dinh'], ['nam', 'zz'], ['am'], ['ha']].map((words) => sample.estimate('post', words)),
  ).toEqual([750, 250, 0, 0, 500]);
  expect(sample.estimate('match', ['nam'])).toBe(0);
});

it('finds only documents of the time that is asked for, in Vietnam', async () => {
  // A minute apart, the first one is a minute before 19:00 of Tuesday in Vietnam.
  await store(Array.from({ length: 3_000 }, () => 'nam'));
  const within = async (when: 'today' | 'week') => {
    const sample = new WordSample([]);
    const search = { ...searchText('nam'), kinds: ['post'] as const, reader: null, now: NOW, sample };
    const { from, to } = spanOf(when, NOW.getTime());
    const found = await documents.find({ ...search, span: { from, to: Math.min(to, from + 3_600_000) } });
    return (found.get('post')?.list ?? []).map(({ ref }) => Number(ref)).sort((a, b) => a - b);
  };
  expect(await within('today')).toEqual(Array.from({ length: 60 }, (_, at) => 1_081 + at));
  expect(await within('week')).toEqual(Array.from({ length: 60 }, (_, at) => 2_521 + at));
  await clear();
});
