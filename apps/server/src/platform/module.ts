import type { Calls, MethodName, TopicName } from '@khandai/contracts';
import type { FastifyInstance } from 'fastify';
import type { ServeRole } from './config.js';
import type { DeskUndoers } from './desk-log/desk-log.js';
import type { Handlers } from './http/handlers.js';
import type { Limits } from './http/rate-limit.js';
import type { Job } from './jobs/jobs.js';
import type { MethodHandlers } from './sockets/method-handlers.js';
import type { TopicHandlers } from './sockets/topic-handlers.js';

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
  /** Topics of the chat socket that this module offers. */
  readonly topics?: Partial<TopicHandlers<TopicName>>;
  /** Methods of the chat socket that this module performs. */
  readonly methods?: Partial<MethodHandlers<MethodName>>;
  /**
   * Registers routes that are not calls: files, playlists, robots.txt. Only processes with the role `web` register
   * them, unless `inEveryRole` is set.
   */
  readonly routes?: (http: FastifyInstance, limits: Limits) => void | Promise<void>;
  /** Registers the routes in every process, whatever its roles. */
  readonly inEveryRole?: boolean;
  /** Runs once before the server listens. */
  readonly start?: () => void | Promise<void>;
  /** Work that one process does on behalf of all. */
  readonly jobs?: readonly Job[];
  /** The role of processes that run these jobs; when absent, `jobs`. */
  readonly jobsRole?: ServeRole;
  readonly loops?: readonly Loop[];
  /** How acts of the desk on this module's resources are undone. */
  readonly undoers?: DeskUndoers;
  /** Notices for the operator about defaults that were chosen for them, shown at the start. */
  readonly notices?: readonly string[];
  /** Runs first when the server stops: ends whatever would keep connections open. */
  readonly stop?: () => Promise<void>;
  /** Runs after the last request and the last job have ended, and before the database closes. */
  readonly close?: () => Promise<void>;
  /** What app.ts hands to modules that ask for it in their `deps`. */
  readonly ports?: Readonly<Record<string, unknown>>;
}

type Part = 'handlers' | 'topics' | 'methods';
type PartIn<M, P extends Part> = M extends Readonly<Record<P, infer H>> ? H : never;
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/**
 * This part of all modules as one object. Its type names every call, topic or method that a module answers, so the
 * compiler finds a missing one where app.ts passes the object on.
 */
export function joinParts<const M extends readonly Module[], const P extends Part>(
  modules: M,
  part: P,
): AllOf<PartIn<M[number], P>> {
  const joined: Record<string, unknown> = {};
  for (const module of modules) {
    for (const [name, handler] of Object.entries(module[part] ?? {})) {
      if (Object.hasOwn(joined, name)) throw new Error(`Two modules answer ${name}.`);
      joined[name] = handler;
    }
  }
  return joined as AllOf<PartIn<M[number], P>>;
}

/** The undoers of all modules. */
export function joinUndoers(modules: readonly Module[]): DeskUndoers {
  const all = modules.flatMap(({ undoers = {} }) => Object.entries(undoers));
  const joined = new Map(all);
  if (joined.size < all.length) throw new Error('Two modules undo acts on the same resource.');
  return Object.fromEntries(joined);
}
