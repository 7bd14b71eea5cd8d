import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Bus } from './bus/bus.js';
import { openBus } from './bus/open-bus.js';
import { RedisBus } from './bus/redis-bus.js';
import { type Clock, SystemClock } from './clock.js';
import type { Closers } from './closers.js';
import type { Config } from './config.js';
import { DataFolder } from './data-folder.js';
import type { Database } from './database/database.js';
import { openDatabase } from './database/open-database.js';
import { DeskChanges } from './desk-log/desk-changes.js';
import { DeskLog } from './desk-log/desk-log.js';
import { createHttp } from './http/create-http.js';
import { assertPortFree } from './http/listen.js';
import { LoopDelay } from './http/loop-delay.js';
import { type Limits, openLimits } from './http/rate-limit.js';
import type { Log, LogOptions } from './log.js';
import { readWebBuild, type WebBuild } from './pages/web-build.js';
import { PictureMaker } from './pictures/picture-maker.js';
import { SessionEndChannel } from './session-end-channel.js';
import { SiteAddress } from './site-address.js';
import { openStorage } from './storage/open-storage.js';
import type { Storage } from './storage/storage.js';
import { TokenService } from './tokens.js';

/** What every module may use. A module declares the parts it needs as the type of its `deps`. */
export interface Platform {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: Log;
  readonly database: Database;
  readonly bus: Bus;
  /** Absent when this process is the only one. */
  readonly redis: Redis | undefined;
  /** Uploads. */
  readonly storage: Storage;
  /** Absolute path of the data folder, for data of this machine only. */
  readonly folder: string;
  /** Warnings for the operator, printed after the start. */
  readonly notices: readonly string[];
  readonly tokens: TokenService;
  readonly ends: SessionEndChannel;
  readonly deskLog: DeskLog;
  readonly deskChanges: DeskChanges;
  readonly maker: PictureMaker;
  /** Absent when the web app is not built. */
  readonly web: WebBuild | undefined;
  /** Id of the running build. */
  readonly build: string;
  readonly address: SiteAddress;
  readonly http: FastifyInstance;
  readonly limits: Limits;
  /** Measures from the first `listen` on. */
  readonly loopDelay: LoopDelay;
  /** Value of INTERNAL_HEADER on the server's calls to itself. */
  readonly internalKey: string;
}

/** Replacements that tests inject. */
export interface Overrides {
  readonly clock?: Clock;
  readonly logStream?: LogOptions['stream'];
  readonly database?: Database;
  /** null means that the web app is not built. */
  readonly web?: WebBuild | null;
}

/**
 * Opens database, bus, storage and HTTP, and registers their closing with `closers`. The server does not listen yet.
 */
export async function openPlatform(config: Config, overrides: Overrides, closers: Closers): Promise<Platform> {
  await assertPortFree(config);
  const http = await createHttp({
    log: { level: config.logLevel, ...(overrides.logStream && { stream: overrides.logStream }) },
    trustProxy: config.trustProxy,
    connectionsPerAddress: config.connectionsPerAddress,
  });
  const { log } = http;
  const loopDelay = new LoopDelay();
  closers.add(async () => loopDelay.stop());
  const { clock = new SystemClock() } = overrides;

  const folder = await DataFolder.open(config.dataDir, { lock: config.databaseUrl === undefined });
  closers.add(() => folder.close());
  const database = overrides.database ?? (await openDatabase({ url: config.databaseUrl, folder: folder.path, log }));
  closers.add(() => database.close());
  const bus = await openBus({ url: config.redisUrl, log });
  closers.add(() => bus.close());

  const redis = bus instanceof RedisBus ? bus.client : undefined;
  const internalKey = randomUUID();
  const web = overrides.web === undefined ? await readWebBuild() : (overrides.web ?? undefined);
  return {
    config,
    clock,
    log,
    database,
    bus,
    redis,
    storage: await openStorage(config.s3, folder.path),
    folder: folder.path,
    notices: folder.notices,
    tokens: new TokenService({ secret: Buffer.from(config.tokenSecret ?? (await folder.tokenSecret())), clock }),
    ends: new SessionEndChannel({ bus, clock, log }),
    deskLog: new DeskLog({ clock }),
    deskChanges: new DeskChanges({ bus, log }),
    maker: new PictureMaker(),
    web,
    build: web?.id ?? 'server-only',
    address: new SiteAddress(config),
    http,
    loopDelay,
    limits: await openLimits(http, {
      perMinute: config.callsPerMinute,
      internalKey,
      redis,
      overloaded: () => loopDelay.overloaded,
    }),
    internalKey,
  };
}
