import type { DeskUndoers } from '../../platform/desk-log/desk-log.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { DeskLogRepository } from './desk-log-repository.js';
import { deskLogRoutes } from './desk-log-routes.js';
import { DeskLogService } from './desk-log-service.js';

type DeskLogDeps = Pick<Platform, 'database' | 'deskLog' | 'deskChanges'> & { readonly undoers: DeskUndoers };

/** The log of the desk. `undoers` are those of all modules. */
export function wire({ database, deskLog, deskChanges, undoers }: DeskLogDeps) {
  const repository = new DeskLogRepository(database);
  const log = new DeskLogService({ database, repository, deskLog, deskChanges, undoers });
  return {
    handlers: deskLogRoutes(log),
    loops: [deskChanges],
  } satisfies Module;
}
