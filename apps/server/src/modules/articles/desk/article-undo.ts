import { ArticleLimit } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { DeskUndoer, LoggedAct } from '../../../platform/desk-log/desk-log.js';
import { type ArticleState, columnsOf, stateIn, withoutMissedTime } from './article-state.js';
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

  /** Whether the address is not another article's by now, and the category is still there. */
  async #isRoomFor(tx: Db, articleId: number, { slug, categoryId }: ArticleState): Promise<boolean> {
    const { articles } = this.deps;
    return !(await articles.isSlugTaken(tx, slug, articleId)) && (await articles.hasCategory(tx, categoryId));
  }

  /** A creation is undone into the bin. */
  async #undoChange(tx: Db, { recordId, before, after }: LoggedAct): Promise<boolean> {
    const { articles, clock } = this.deps;
    const row = await articles.lock(tx, Number(recordId));
    if (!row || row.version !== after?.['version']) return false;
    const now = new Date(clock.now());
    const state = stateIn(before);
    if (before !== null && !state) return false;
    if (!state) await articles.store(tx, row, { deletedAt: now }, now);
    else if (await this.#isRoomFor(tx, row.articleId, state))
      await articles.store(tx, row, withoutMissedTime(columnsOf(state), now), now);
    else return false;
    return true;
  }
}
