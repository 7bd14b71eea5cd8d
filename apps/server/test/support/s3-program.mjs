import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const library = require.resolve('@20minutes/s3rver');
const S3rver = require(library);
const authenticate = require(join(dirname(library), 'middleware/authentication'))();

const [, , directory, bucketName] = process.argv;
/** Parts in one answer, as S3 itself limits them. */
const MAX_PARTS = 1000;

/** What the server has of an upload in parts; undefined once it is complete or given up. */
async function filesOf({ store }, bucket, uploadId) {
  const folder = join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId);
  try {
    return { folder, names: await readdir(folder) };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function noSuchUpload(context) {
  context.status = 404;
  context.body = { Error: { Code: 'NoSuchUpload', Message: 'The specified multipart upload does not exist.' } };
}

async function partOf(folder, number) {
  const file = join(folder, String(number));
  const [{ size, mtime }, md5] = await Promise.all([stat(file), readFile(`${file}.md5`, 'utf8')]);
  return { PartNumber: number, LastModified: mtime.toISOString(), ETag: JSON.stringify(md5), Size: size };
}

async function listParts(context, { bucket, key, uploadId }) {
  const files = await filesOf(context, bucket, uploadId);
  if (!files) return noSuchUpload(context);
  const after = Number(context.query['part-number-marker'] ?? 0);
  const max = Math.min(Number(context.query['max-parts'] ?? MAX_PARTS), MAX_PARTS);
  const numbers = files.names.filter((name) => /^\d+$/.test(name)).map(Number);
  const further = numbers.filter((number) => number > after).sort((a, b) => a - b);
  const shown = further.slice(0, max);
  context.body = {
    ListPartsResult: {
      ...{ Bucket: bucket, Key: key, UploadId: uploadId, MaxParts: max, PartNumberMarker: after },
      IsTruncated: further.length > max,
      NextPartNumberMarker: shown.at(-1) ?? 0,
      Part: await Promise.all(shown.map((number) => partOf(files.folder, number))),
    },
  };
}

async function abort(context, { bucket, uploadId }) {
  const files = await filesOf(context, bucket, uploadId);
  if (!files) return noSuchUpload(context);
  await rm(files.folder, { recursive: true });
  context.status = 204;
}

const missing = { GET: listParts, DELETE: abort };

const server = new S3rver({
  ...{ directory, address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false },
  configureBuckets: [{ name: bucketName, configs: [] }],
});
// The package knows neither the parts of an upload nor how to give one up. Its routes come last.
server.middleware.splice(-1, 0, (context, next) => {
  const { uploadId } = context.query;
  const answer = uploadId === undefined ? undefined : missing[context.method];
  const [, bucket, key] = /^\/([^/]+)\/(.+)$/.exec(context.path) ?? [];
  if (!answer || key === undefined) return next();
  context.params = { bucket, key };
  return authenticate(context, () => answer(context, { bucket, key, uploadId }));
});

const { port } = await server.run();
console.log(`listening on port ${port}`);
