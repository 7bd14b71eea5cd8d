import type { DeskHashtag } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog } from '../../../platform/desk-log/desk-log.js';
import { hashtagKey } from '../../../platform/hashtags.js';
import { hashtagNotFound, staleVersion } from '../article-faults.js';
import { ARTICLE } from './article-entry.js';
import { ArticleSaves } from './article-saves.js';
import { stateOf } from './article-state.js';
import type { DeskArticleRepository } from './desk-article-repository.js';
import type { DeskHashtagRepository, HashtagFilter } from './desk-hashtag-repository.js';
import { readHashtag } from './read-text.js';

export interface DeskHashtagsDeps {
  readonly hashtags: DeskHashtagRepository;
  readonly articles: Pick<DeskArticleRepository, 'store'>;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Articles of one transaction, so that no editor waits long for an article with the hashtag. */
export const HASHTAG_BATCH = 50;

interface HashtagChange {
  readonly hashtag: string;
  /** That of the hashtag which the editor has seen. */
  readonly version: number;
}

interface Replacement {
  /** Absent when the hashtag is taken away. */
  readonly to: string | undefined;
  readonly version: number;
}

interface NextArticles {
  readonly from: string;
  readonly to: string | undefined;
  readonly after: number;
  readonly version?: number;
}

/** Hashtags of published articles at the desk. A change is one change of each article that has it, and is undone one by one. */
export class DeskHashtags {
  constructor(private readonly deps: DeskHashtagsDeps) {}

  list({ q, ...page }: HashtagFilter & { readonly q: string }): Promise<{ total: number; list: DeskHashtag[] }> {
    return this.deps.hashtags.list(hashtagKey(q.trim().replace(/^#/, '')), page);
  }

  async find(id: string): Promise<DeskHashtag> {
    const found = await this.deps.hashtags.find(hashtagKey(id));
    if (!found) throw hashtagNotFound();
    return found;
  }

  async rename(editorId: number, id: string, change: HashtagChange): Promise<DeskHashtag> {
    const hashtag = readHashtag(change.hashtag);
    await this.#change(editorId, id, { to: hashtag, version: change.version });
    return this.find(hashtag);
  }

  async remove(editorId: number, id: string): Promise<DeskHashtag> {
    const found = await this.find(id);
    await this.#change(editorId, id, { to: undefined, version: found.version });
    return { ...found, total: 0 };
  }

  /** Drafts keep the former hashtag until they are saved again. */
  async #change(editorId: number, id: string, { to, version }: Replacement): Promise<void> {
    const from = hashtagKey(id);
    let after = await this.#changeNext(editorId, { from, to, after: 0, version });
    while (after !== undefined) after = await this.#changeNext(editorId, { from, to, after });
    await this.deps.deskChanges.publish(ARTICLE);
  }

  /**
   * Changes the next articles, with a `version` only when the hashtag still has it. Returns the id of the last one; undefined
   * when there are no more.
   */
  #changeNext(editorId: number, { from, to, after: last, version }: NextArticles): Promise<number | undefined> {
    const { hashtags: repository, articles, deskLog, clock } = this.deps;
    const now = new Date(clock.now());
    const saves = new ArticleSaves({ deskLog });
    return repository.change(async (tx) => {
      const rows = await repository.lockHaving(tx, from, { after: last, limit: HASHTAG_BATCH });
      if (version !== undefined) await this.#refuseChanged(tx, from, version);
      for (const row of rows) {
        const others = row.hashtags.filter((one) => ![from, to && hashtagKey(to)].includes(hashtagKey(one)));
        const place = row.hashtags.findIndex((one) => hashtagKey(one) === from);
        const hashtags = to === undefined ? others : others.toSpliced(place, 0, to);
        await saves.log(tx, row);
        const after = await articles.store(tx, row, { hashtags }, now);
        const entry = { action: 'update', actorId: editorId, resource: ARTICLE, recordId: row.articleId };
        await deskLog.record(tx, { ...entry, title: row.title, before: stateOf(row), after: stateOf(after) });
      }
      return rows.length < HASHTAG_BATCH ? undefined : rows.at(-1)?.articleId;
    });
  }

  /** Articles with the hashtag are locked, so that of two editors at the same time the second is refused. */
  async #refuseChanged(tx: Db, key: string, version: number): Promise<void> {
    const found = await this.deps.hashtags.find(key, tx);
    if (!found) throw hashtagNotFound();
    if (found.version !== version) throw staleVersion();
  }
}
