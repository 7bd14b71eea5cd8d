import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs in a child process: the server package declares a command that it does not ship. */
const PROGRAM = join(import.meta.dirname, 's3-program.mjs');

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
    const child = spawn(process.execPath, [PROGRAM, folder, S3Server.bucket], { stdio: ['ignore', 'pipe', 'pipe'] });
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

  /** Files that the server keeps on its disk, also those of uploads in parts. */
  async files(): Promise<string[]> {
    const entries = await readdir(join(this.folder, S3Server.bucket), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  }

  /** Deletes what is in the bucket. */
  async empty(): Promise<void> {
    for (const file of await this.files()) await rm(file);
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}
