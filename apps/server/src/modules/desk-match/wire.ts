import { requireIdentity } from '../../platform/http/access.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { FixtureListQuery } from './fixture-list-query.js';
import { ScoreDesk } from './score-desk.js';

type DeskMatchDeps = Pick<Platform, 'database' | 'bus' | 'clock' | 'log' | 'deskLog'>;

/** Scores that the desk corrects. */
export function wire({ database, bus, clock, log, deskLog }: DeskMatchDeps) {
  const desk = new ScoreDesk({ database, list: new FixtureListQuery(database), deskLog, bus, clock, log });
  return {
    handlers: {
      'GET /other/api/desk/fixture': ({ query: { pageNum = 1, pageSize = 25, q, overridden } }) =>
        desk.page({ pageNum, pageSize, q, overridden }),
      'GET /other/api/desk/fixture/{id}': ({ params }) => desk.one(params.id),
      'POST /other/api/desk/fixture/{id}/override': ({ params, body }, caller) =>
        desk.override(requireIdentity(caller), params.id, body),
      'POST /other/api/desk/fixture/{id}/release': ({ params, body }, caller) =>
        desk.release(requireIdentity(caller), params.id, body.version),
    },
    undoers: { fixture: desk.undoer },
  } satisfies Module;
}
