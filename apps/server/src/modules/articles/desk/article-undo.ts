import { ArticleLimit } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { DeskUndoer, LoggedAct } from '../../../platform/desk-log/desk-log.js';
import { columnsOf, stateIn } from './article-state.js';
import type { DeskArticleRepository } from './desk-article-repository.js';

const MOVES = ['pin', 'unpin'];
const CHANGES = [
  ...['create', 'update', 'publish', 'schedule', 'unpublish', 'discard', 'category', 'delete', 'recover'],
] as const;

/** Undoes changes of articles: the article becomes what it was before, unless it was changed since. */
export class ArticleUndo implements DeskUndoer {
  readonly actions = [...CHANGES, ...MOVES];

  constructor(
    private readonly deps: { readonly articles: DeskArticleRepository; readonly clock: Pick<Clock, 'now'> },
  ) {}

  async undo(tx: Db, act: LoggedAct): Promise<boolean> {
    return MOVES.includes(act.action) ? this.#undoMove(tx, act) : this.#undoChange(tx, act);
  }

  async #undoMove(tx: Db, { recordId, before, after }: LoggedAct): Promise<boolean> {
    const { articles } = this.deps;
    const row = await articles.lock(tx, Number(recordId));
    if (!row || row.pinned !== (after?.['pinned'] ?? null)) return false;
    const place = before?.['pinned'];
    await articles.pin(tx, row.articleId, typeof place === 'number' ? place : null, ArticleLimit.pinned);
    return true;
  }

  /** A creation is undone into the bin. */
  async #undoChange(tx: Db, { recordId, before, after }: LoggedAct): Promise<boolean> {
    const { articles, clock } = this.deps;
    const row = await articles.lock(tx, Number(recordId));
    if (!row || row.version !== after?.['version']) return false;
    const now = new Date(clock.now());
    const state = stateIn(before);
    if (before !== null && !state) return false;
    await articles.store(tx, row, state ? columnsOf(state) : { deletedAt: now }, now);
    return true;
  }
}
