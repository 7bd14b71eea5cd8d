import type { Calls } from '@khandai/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServeRole } from './config.js';
import type { Handlers } from './http/handlers.js';
import type { Limits } from './http/rate-limit.js';
import type { Job } from './jobs/jobs.js';

/** What every process does for itself, such as trimming its own cache. It starts once the server listens. */
export interface Loop {
  /** Resolves soon after `signal` aborts. */
  run(signal: AbortSignal): Promise<void>;
}

/**
 * What a module gives to the server. Its `wire(deps)` makes every object the module consists of and starts none of them;
 * app.ts collects the parts of all modules.
 */
export interface Module {
  /** Answers to calls of the contract. */
  readonly handlers?: Partial<Handlers<keyof Calls>>;
  /** Registers routes that are no calls: files, playlists, robots.txt. */
  /** In processes with the role `web`, unless `everywhere`. */
  readonly routes?: (http: FastifyInstance, limits: Limits) => void | Promise<void>;
  /** The routes answer in every process, whatever its roles. */
  readonly everywhere?: boolean;
  /** Runs once before the server listens. */
  readonly start?: () => void | Promise<void>;
  /** Work that one process at a time does for all. */
  readonly jobs?: readonly Job[];
  /** The role of processes that run these jobs; absent, `jobs`. */
  readonly jobsRole?: ServeRole;
  readonly loops?: readonly Loop[];
  /** Sentences for the operator about what was chosen for them, shown at the start. */
  readonly notices?: readonly string[];
  /** Runs first when the server stops: ends what would hold connections open. */
  readonly stop?: () => Promise<void>;
  /** Runs after the last request and the last job have ended, and before the database closes. */
  readonly close?: () => Promise<void>;
  /** What app.ts hands to modules that ask for it in their `deps`. */
  readonly ports?: Readonly<Record<string, unknown>>;
}

type HandlersIn<M> = M extends { readonly handlers: infer H } ? H : never;
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void ? All : never;

/** The handlers of all modules as one object, whose type names every call that is answered. */
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
