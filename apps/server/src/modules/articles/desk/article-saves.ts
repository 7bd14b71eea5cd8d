import type { Db } from '../../../platform/database/database.js';
import type { DeskLog } from '../../../platform/desk-log/desk-log.js';
import type { ArticleRow } from '../article-rows.js';
import { entryOf } from './article-entry.js';
import { beginSaves, endSaves, savesOf } from './article-saves-query.js';
import { stateOf } from './article-state.js';
import { SAME_VERSION_MS } from './desk-article-repository.js';

/**
 * Saves on their way to the log of the desk. The editor's page saves every few seconds: the saves of one editor within ten minutes
 * are one row of the log, from the article before the first to the article after the last, so that they can be undone.
 */
export class ArticleSaves {
  constructor(private readonly deps: { readonly deskLog: Pick<DeskLog, 'record'> }) {}

  /** Call it before a save is stored, with the article as it is. */
  async begin(tx: Db, row: ArticleRow, editorId: number, now: Date): Promise<void> {
    const open = await savesOf(tx, row.articleId);
    const goesOn = open?.editorId === editorId && now.getTime() - open.since.getTime() < SAME_VERSION_MS;
    if (goesOn) return;
    await this.log(tx, row);
    await beginSaves(tx, { articleId: row.articleId, editorId, since: now, before: stateOf(row) });
  }

  /** Logs what was saved so far; nothing when the log has it. Call it before anything but a save changes the article. */
  async log(tx: Db, row: ArticleRow): Promise<void> {
    const open = await savesOf(tx, row.articleId);
    if (!open) return;
    await endSaves(tx, row.articleId);
    const entry = entryOf('update', open.editorId, row);
    await this.deps.deskLog.record(tx, { ...entry, before: open.before, after: stateOf(row) });
  }
}
