import type { Calls } from '@khandai/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServeRole } from './config.js';
import type { Handlers } from './http/handlers.js';
import type { Limits } from './http/rate-limit.js';
import type { Job } from './jobs/jobs.js';

/** Work that every process does for itself, such as trimming its own cache. It starts once the server listens. */
export interface Loop {
  /** Resolves soon after `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * What a module provides to the server. Its `wire(deps)` creates every object of the module and starts none of them;
 * app.ts collects the parts of all modules.
 */
export interface Module {
  /** Handlers of the contract's calls. */
  readonly handlers?: Partial<Handlers<keyof Calls>>;
  /**
   * Registers routes that are not calls: files, playlists, robots.txt. Only processes with the role `web` register
   * them, unless `everywhere` is set.
   */
  readonly routes?: (http: FastifyInstance, limits: Limits) => void | Promise<void>;
  /** Registers the routes in every process, whatever its roles. */
  readonly everywhere?: boolean;
  /** Runs once before the server listens. */
  readonly start?: () => void | Promise<void>;
  /** Work that one process does on behalf of all. */
  readonly jobs?: readonly Job[];
  /** The role of processes that run these jobs; when absent, `jobs`. */
  readonly jobsRole?: ServeRole;
  readonly loops?: readonly Loop[];
  /** Notices for the operator about defaults that were chosen for them, shown at the start. */
  readonly notices?: readonly string[];
  /** Runs first when the server stops: ends whatever would keep connections open. */
  readonly stop?: () => Promise<void>;
  /** Runs after the last request and the last job have ended, and before the database closes. */
  readonly close?: () => Promise<void>;
  /** What app.ts hands to modules that ask for it in their `deps`. */
  readonly ports?: Readonly<Record<string, unknown>>;
}

type HandlersIn<M> = M extends { readonly handlers: infer H } ? H : never;
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The handlers of all modules as one object, whose type names every implemented call. */
export function joinHandlers<const M extends readonly Module[]>(modules: M): AllOf<HandlersIn<M[number]>> {
  const joined: Record<string, unknown> = {};
  for (const { handlers = {} } of modules) {
    for (const [call, handler] of Object.entries(handlers)) {
      if (call in joined) throw new Error(`Two modules answer ${call}.`);
      joined[call] = handler;
    }
  }
  return joined as AllOf<HandlersIn<M[number]>>;
}
