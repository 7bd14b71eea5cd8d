import { PostVisibility } from '@khandai/contracts';
import type { PgliteDatabase } from '../../platform/database/pglite-database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import type { Identity } from '../../platform/http/caller.js';
import { newUuid } from '../chat/testing.js';
import { newsfeedFixture } from './testing.js';

let database: PgliteDatabase;
let fixture: ReturnType<typeof newsfeedFixture>;
/** The statements since the last `ran`, without the values. */
let statements: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const { client } = database;
  const query = client.query.bind(client);
  Object.assign(client, {
    query: (...input: Parameters<typeof query>) => {
      statements.push(input[0]);
      return query(...input);
    },
  });
  fixture = newsfeedFixture(database);
});
afterAll(() => database.close());

type Call = (reader: Identity, id: number) => Promise<unknown>;

const reason = 'advert' as const;
const page = { pageNum: 1, pageSize: 10 };
/** Every call that takes the id of a post. */
const calls: Readonly<Record<string, Call>> = {
  'newsfeed/{id}': (reader, id) => fixture.posts.one(reader, id),
  'DELETE newsfeed/{id}': (reader, id) => fixture.posts.remove(reader, id),
  'newsfeed-update': (reader, id) => fixture.posts.update(reader, { id, content: 'Tôi sửa' }),
  'newsfeed-share': (reader, id) => fixture.posts.share(reader, { id, content: '', uuid: newUuid() }),
  'newsfeed-reaction': (reader, id) => fixture.posts.react(reader, id, 'like'),
  'newsfeed-reaction, list': (reader, id) => fixture.posts.reactors(reader, { id, ...page }),
  'newsfeed-share, list': (reader, id) => fixture.posts.sharers(reader, { id, ...page }),
  'newsfeed-save': (reader, id) => fixture.lists.save(reader, id, true),
  'newsfeed-hide': (reader, id) => fixture.lists.hide(reader, id, true),
  'newsfeed-report': (reader, id) => fixture.reports.report(reader, { id, reason }),
  'comment/toal': (reader, postId) => fixture.comments.total(reader, { postId }),
  'comment/page-list': (reader, postId) => fixture.comments.list(reader, { postId, pageSize: 10 }),
  'comment/create': (reader, postId) => fixture.comments.create(reader, { postId, content: 'Hay', uuid: newUuid() }),
};

/** How a call is refused, and the statements that it ran. */
async function refused(call: Call, reader: Identity, id: number) {
  statements = [];
  const error: unknown = await call(reader, id).then(
    () => 'answered',
    (fault: unknown) => fault,
  );
  return { error, statements };
}

test.each(Object.entries(calls))('%s does the same for a private post as for none', async (_, call) => {
  const { member, write } = fixture;
  const [author, reader] = [await member(), await member()];
  const { id } = await write(author, 'Chỉ mình tôi', { visibility: PostVisibility.private });
  const [private_, none] = [await refused(call, reader, id), await refused(call, reader, id + 1_000_000)];
  expect(private_.error).toMatchObject({ status: 404, messageKey: 'postNotFound' });
  expect(private_.error).toEqual(none.error);
  expect(private_.statements.length).toBeGreaterThan(0);
  expect(private_.statements).toEqual(none.statements);
});

test('a private post is in no search for hashtags, and its share and its bookmark show nothing of it', async () => {
  const { member, write, posts, lists, feed } = fixture;
  const [author, reader] = [await member(), await member()];
  const { id } = await write(author, 'Bí mật #bimatnho');
  const share = await posts.share(reader, { id, content: 'Xem này', uuid: newUuid() });
  await lists.save(reader, id, true);
  await posts.update(author, { id, visibility: PostVisibility.private });
  const seen = [
    await posts.one(reader, share.id),
    await lists.saved(reader, { pageSize: 10 }),
    await feed(reader, { hashtag: 'bimatnho' }),
    await feed(reader, { userId: author.userId }),
  ];
  expect(JSON.stringify(seen)).not.toContain('Bí mật');
});
