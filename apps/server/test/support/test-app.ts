import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorEnvelope } from '@khandai/contracts';
import { FakeClock } from '@khandai/testing';
import type { InjectOptions } from 'fastify';
import { createApp } from '../../src/app.js';
import { readConfig } from '../../src/platform/config.js';
import type { Database } from '../../src/platform/database/database.js';
import { openTestDatabase } from '../../src/platform/database/testing.js';
import type { App } from '../../src/platform/serve.js';

export interface Answer<D> {
  readonly status: number;
  readonly body: { readonly code: number; readonly msg: string; readonly data: D } & Pick<ErrorEnvelope, 'requestId'>;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: App;
  readonly clock: FakeClock;
  readonly database: Database;
  readonly dataDir: string;
  /** The log, one JSON line each. */
  readonly log: string[];
  call<D = unknown>(
    method: 'GET' | 'POST',
    url: string,
    options?: { token?: string; body?: unknown } & Omit<InjectOptions, 'body'>,
  ): Promise<Answer<D>>;
  close(): Promise<void>;
}

/** The whole server over an in-memory database, without a feed and without the web app. */
export async function openTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'khan-dai-test-'));
  const clock = new FakeClock();
  const log: string[] = [];
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, FEED: 'none', LOG_LEVEL: 'info', ...env });
  const database = await openTestDatabase();
  const app = await createApp(config, {
    clock,
    database,
    web: null,
    logStream: { write: (line) => void log.push(line) },
  });
  return {
    app,
    clock,
    database,
    dataDir,
    log,
    call: async (method, url, { token, body, headers, ...rest } = {}) => {
      const answer = await app.http.inject({
        method,
        url,
        headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
        ...rest,
      });
      return { status: answer.statusCode, body: answer.json(), text: answer.payload, headers: answer.headers };
    },
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
