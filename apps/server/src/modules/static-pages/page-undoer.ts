import { ArticleDoc } from '@khandai/contracts';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../platform/clock.js';
import type { DeskUndoer } from '../../platform/desk-log/desk-log.js';
import { keyOf } from './desk-page-service.js';
import type { PageRepository } from './page-repository.js';

const Before = Compile(
  Type.Object({
    title: Type.String(),
    summary: Type.String(),
    content: Type.Union([ArticleDoc, Type.Null()]),
    published: Type.Boolean(),
  }),
);
const After = Compile(Type.Object({ version: Type.Integer() }));

/** Stores the text before a change as the newest one, unless there is a newer one than that of the change. */
export const pageUndoer = (pages: PageRepository, clock: Pick<Clock, 'now'>): DeskUndoer => ({
  actions: ['update', 'publish', 'delete', 'restore'],
  undo: async (tx, { recordId, before, after }) => {
    if (!Before.Check(before) || !After.Check(after)) return false;
    const key = keyOf(recordId);
    const newest = await pages.newest(key, tx);
    if (newest?.version !== after.version) return false;
    const { title, summary, content, published } = before;
    const at = new Date(clock.now());
    await pages.add(tx, key, {
      ...{ title, summary, content, published, at },
      version: after.version + 1,
      actorId: null,
    });
    return true;
  },
});
