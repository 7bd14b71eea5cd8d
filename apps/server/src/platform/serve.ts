import type { Calls } from '@khandai/contracts';
import type { FastifyInstance } from 'fastify';
import type { Closers } from './closers.js';
import { rolesNotice, type ServeRole } from './config.js';
import { ApiKey } from './http/api-key.js';
import { sendNoSuchCall } from './http/errors.js';
import type { SessionCheck, IdentityLookup } from './http/caller.js';
import type { Handlers } from './http/handlers.js';
import { refuseUnknownHosts } from './http/known-hosts.js';
import { closeHttp, listen } from './http/listen.js';
import { registerCalls } from './http/register-calls.js';
import { tlsNotice } from './http/tls-notice.js';
import { PgBossJobs } from './jobs/pg-boss-jobs.js';
import type { Loop, Module } from './module.js';
import { usePages } from './pages/use-pages.js';
import type { Platform } from './platform.js';

export interface App {
  readonly http: FastifyInstance;
  /** Notices for the operator about defaults that were chosen for them. */
  readonly notices: readonly string[];
  /** Accepts connections and starts the jobs; resolves to the address. */
  listen(): Promise<string>;
  /**
   * Closes sockets with 1001 and waits for running requests, then closes jobs, bus and database. May be called twice.
   */
  close(): Promise<void>;
}

export interface ServeDeps extends Platform {
  readonly handlers: Handlers<keyof Calls>;
  readonly sessions: SessionCheck & IdentityLookup;
  /** The configured domain that a host name belongs to, if any. */
  readonly domainOf: (host: string) => Promise<string | undefined>;
  readonly closers: Closers;
}

/** Registers the routes of all modules and orders their starts, jobs and stops. */
export async function serve(modules: readonly Module[], deps: ServeDeps): Promise<App> {
  const { http, limits, config, address, closers } = deps;
  const serves = (role: ServeRole) => config.serve.has(role);
  if (config.trustProxy !== undefined && config.siteOrigin !== undefined)
    refuseUnknownHosts(http, { ...deps, siteOrigin: config.siteOrigin });
  for (const { routes, inEveryRole = false } of modules) if (inEveryRole || serves('web')) await routes?.(http, limits);
  registerCalls(http, deps.handlers, {
    verifier: deps.tokens,
    clock: deps.clock,
    sessions: deps.sessions,
    limits,
    apiKey: new ApiKey(config.liveMenuKey),
    onlyInternal: serves('api') ? undefined : deps.internalKey,
  });
  if (!serves('web')) http.setNotFoundHandler(sendNoSuchCall);
  else await usePages(http, { ...deps, ...config.site, siteOrigin: config.siteOrigin });

  for (const { close } of modules) if (close) closers.add(close);
  const loops = runUntilClosed(
    modules.flatMap(({ loops: own = [] }) => own),
    closers,
  );
  const jobs = new PgBossJobs({ database: deps.database, alone: config.databaseUrl === undefined, log: deps.log });
  closers.add(() => jobs.close());
  closers.add(() => closeHttp(http));
  for (const { stop } of modules) if (stop) closers.add(stop);

  return {
    http,
    notices: [
      ...deps.notices,
      ...modules.flatMap(({ notices = [] }) => notices),
      ...tlsNotice(config),
      ...rolesNotice(config),
    ],
    listen: async () => {
      await http.ready();
      for (const { start } of modules) await start?.();
      const listening = await listen(http, config);
      address.listensAt(listening);
      deps.loopDelay.start();
      loops.start();
      await jobs.start(modules.flatMap(({ jobs: own = [], jobsRole = 'jobs' }) => (serves(jobsRole) ? own : [])));
      return listening;
    },
    close: () => closers.close(),
  };
}

/** The loops end before anything they use closes. */
function runUntilClosed(loops: readonly Loop[], closers: Closers): { start(): void } {
  const stop = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  closers.add(async () => {
    stop.abort();
    await running;
  });
  return { start: () => void (running = Promise.all(loops.map((loop) => loop.run(stop.signal)))) };
}
