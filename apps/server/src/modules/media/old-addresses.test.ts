import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.js';
import { openTestDatabase } from '../../platform/database/testing.js';
import { createHttp } from '../../platform/http/create-http.js';
import { openLimits } from '../../platform/http/rate-limit.js';
import type { Storage } from '../../platform/storage/storage.js';
import { seeds } from '../chat/testing.js';
import { fileRoutes } from '../files/file-routes.js';
import { addressOfFile, PostFiles } from '../newsfeed/media/post-files.js';
import { UploadRepository } from '../newsfeed/media/upload-repository.js';
import { mediaFixture } from './testing.js';

/** Has every file: only the database decides what is served. */
const full: Storage = {
  kind: 'folder',
  about: '',
  get: async () => ({ type: 'video/mp4', size: 3, body: Readable.from([Buffer.from('mp4')]) }),
  has: async () => true,
  put: async () => undefined,
  putFile: async () => undefined,
  delete: async () => undefined,
};

let database: Database;
let http: FastifyInstance;
let origin: string;
let staff: number;
beforeAll(async () => {
  database = await openTestDatabase();
  staff = (await seeds(database).user()).userId;
  http = await createHttp({ log: { level: 'silent' }, trustProxy: undefined });
  const limits = await openLimits(http, { perMinute: 10_000, internalKey: 'k', redis: undefined });
  fileRoutes(http, { storage: new PostFiles({ storage: full, uploads: new UploadRepository(database) }), limits });
  origin = await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await database.close();
});

/** The answers to a browser that has nothing, wants a part, and has the file already. */
const answers = async (name: string) => {
  const url = origin + addressOfFile(name, 'video.mp4');
  const { headers } = await fetch(url);
  const etag = headers.get('etag') ?? `"${url.split('/tep/')[1] ?? ''}"`;
  const asked = [{}, { range: 'bytes=0-1' }, { 'if-none-match': etag }].map((given) => fetch(url, { headers: given }));
  return (await Promise.all(asked)).map(({ status }) => status);
};
const gone = [404, 404, 404];

test('a browser gets nothing at the old address of a video after a takedown, and after the title is deleted', async () => {
  const { desk, video, publish } = mediaFixture(database);
  const { sourceId, name } = await video(staff);
  const { id, version } = await publish(staff, { sourceId });
  expect(await answers(name)).toEqual([200, 200, 304]);
  await desk.withdraw(staff, id, version, 'Bên giữ quyền yêu cầu');
  expect(await answers(name)).toEqual(gone);
  await desk.remove(staff, id);
  expect(await answers(name)).toEqual(gone);
});

test('a browser gets nothing at the old address of a video that another one replaced, and gets the new one', async () => {
  const { desk, video, publish } = mediaFixture(database);
  const [old, other] = [await video(staff), await video(staff)];
  const { id, version } = await publish(staff, { sourceId: old.sourceId });
  const { version: shown } = await desk.update(staff, id, version, { sourceId: other.sourceId });
  expect([await answers(old.name), await answers(other.name)]).toEqual([gone, [200, 200, 304]]);
  const taken = await desk.withdraw(staff, id, shown, 'Bên giữ quyền yêu cầu');
  const third = await video(staff);
  await desk.update(staff, id, taken.version, { sourceId: third.sourceId });
  for (const { name } of [old, other]) expect(await answers(name)).toEqual(gone);
});
