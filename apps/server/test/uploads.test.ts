import { bucketStore } from '../src/modules/newsfeed/media/bucket-store.js';
import { folderOfArrived } from '../src/modules/newsfeed/media/testing.js';
import { S3Server } from './support/s3-server.js';
import { uploadsSuite } from './uploads.suite.js';

describe('an upload whose parts are in a folder', () => uploadsSuite(folderOfArrived));

describe('an upload whose parts are in a bucket of a real S3 server', () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await S3Server.open();
  });
  afterAll(() => server.close());

  uploadsSuite(async () => ({
    store: bucketStore(server.settings),
    files: () => server.files(),
    close: () => server.empty(),
  }));
});
