import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Runs in a child process. The package declares a command that it does not ship, so its public class is used. */
const PROGRAM = `
  const [library, directory, bucket] = process.argv.slice(1);
  const S3rver = require(library);
  new S3rver({ directory, address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket, configs: [] }] })
    .run()
    .then(({ port }) => console.log('listening on port ' + port));
`;

/** A real S3 server in a child process, with one bucket and the server's default key pair. */
export class S3Server {
  static readonly bucket = 'khan-dai';
  static readonly keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

  private constructor(
    readonly endpoint: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  static async open(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), 'khan-dai-s3-'));
    const args = ['--eval', PROGRAM, resolve('@20minutes/s3rver'), folder, S3Server.bucket];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let written = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (written += text));
    for (;;) {
      const port = /listening on port (\d+)/.exec(written)?.[1];
      if (port !== undefined) return new S3Server(`http://127.0.0.1:${port}`, child, folder);
      if (child.exitCode !== null) throw new Error(`the S3 server ended: ${written}`);
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), once(child, 'exit')]);
    }
  }

  get settings() {
    return { endpoint: this.endpoint, bucket: S3Server.bucket, region: 'us-east-1', ...S3Server.keys };
  }

  get environment(): Record<string, string> {
    const { accessKeyId, secretAccessKey } = S3Server.keys;
    return {
      S3_ENDPOINT: this.endpoint,
      S3_BUCKET: S3Server.bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
