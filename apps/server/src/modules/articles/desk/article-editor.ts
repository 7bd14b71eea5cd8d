import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ArticleLimit, ArticleStatus } from '@khandai/contracts';
import type { Clock } from '../../../platform/clock.js';
import type { Db } from '../../../platform/database/database.js';
import type { ArticleText } from '../../../platform/database/schema.js';
import type { DeskChanges } from '../../../platform/desk-log/desk-changes.js';
import type { DeskLog } from '../../../platform/desk-log/desk-log.js';
import { EMPTY_CONTENT } from '../article-content.js';
import { articleNotFound, articleUuidUsed, categoryNotFound, changedMeanwhile, refused } from '../article-faults.js';
import type { ArticleRow } from '../article-rows.js';
import { creationOf, noteCreation } from './article-creations-query.js';
import { claimFiles } from './article-files-query.js';
import { ARTICLE, entryOf } from './article-entry.js';
import { addressOf, assertKnown, slugFor } from './article-rules.js';
import { ArticleSaves } from './article-saves.js';
import { editedText, stateOf, textIn, withoutMissedTime } from './article-state.js';
import { type ArticleChange, type DeskArticleRepository, SAME_VERSION_MS } from './desk-article-repository.js';
import { assertComplete, changedText, readTitle, type TextChange } from './read-text.js';

export interface ArticleEditorDeps {
  readonly articles: DeskArticleRepository;
  readonly deskLog: DeskLog;
  readonly deskChanges: Pick<DeskChanges, 'publish'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly imageHosts: readonly string[];
}

/** Articles published, or logged, in one run of the job. */
const DUE_AT_ONCE = 50;

type Act = (row: ArticleRow, tx: Db) => Promise<ArticleChange> | ArticleChange;

/** Writes articles: each change in one transaction with its row of the log, or with what the row of several saves is made of. */
export class ArticleEditor {
  readonly #saves: ArticleSaves;

  constructor(private readonly deps: ArticleEditorDeps) {
    this.#saves = new ArticleSaves(deps);
  }

  /**
   * Stores a new article and returns its number. The same article of the same editor under the same `uuid` is stored once; another
   * one is refused. Without a uuid each call makes an article.
   */
  async create(
    editorId: number,
    draft: TextChange & { readonly title: string },
    uuid: string | null = null,
  ): Promise<number> {
    const { articles, deskChanges } = this.deps;
    const digest = createHash('sha256').update(JSON.stringify(draft)).digest('hex');
    const made = await articles.change(async (tx) => {
      const known = uuid === null ? undefined : await creationOf(tx, uuid);
      if (known && (known.editorId !== editorId || known.digest !== digest)) throw articleUuidUsed();
      if (known) return { articleId: known.articleId, isNew: false };
      const articleId = await this.#insert(tx, editorId, draft);
      if (uuid !== null) await noteCreation(tx, { uuid, articleId, editorId, digest });
      return { articleId, isNew: true };
    });
    if (made.isNew) await deskChanges.publish(ARTICLE);
    return made.articleId;
  }

  /** A published article keeps the text that readers see. */
  async save(
    editorId: number,
    articleId: number,
    { version, slug, ...fields }: TextChange & { readonly version: number; readonly slug?: string | undefined },
  ): Promise<void> {
    await this.#write(editorId, articleId, version, (row) => changedText(editedText(row), fields), { slug });
  }

  /** A stored version becomes the text being edited. */
  async restore(editorId: number, articleId: number, version: number, versionId: number): Promise<void> {
    const next = async (_row: ArticleRow, tx: Db) => {
      const text = await this.deps.articles.version(tx, articleId, versionId);
      if (!text) throw articleNotFound();
      return text;
    };
    await this.#write(editorId, articleId, version, next, { isOneAct: true });
  }

  /** Readers get the text that the desk edits, now or at a time. */
  async publish(editorId: number, articleId: number, version: number, publishAt: Date | null): Promise<void> {
    const now = this.#now();
    const isLater = publishAt !== null && publishAt > now;
    await this.#act(editorId, articleId, isLater ? 'schedule' : 'publish', {
      version,
      change: async (row, tx) => {
        const text = editedText(row);
        assertComplete(text);
        // Since the text was saved, its category may have been deleted.
        await assertKnown(this.deps.articles, tx, text, textIn(row));
        if (isLater && row.status === ArticleStatus.published) throw refused('articleAlreadyPublished');
        await this.deps.articles.keepVersion(tx, {
          ...{ articleId, text, savedBy: editorId, savedAt: now, published: true },
        });
        return isLater ? { ...text, draft: null, status: ArticleStatus.scheduled, publishAt } : published(row, now);
      },
    });
  }

  /** What was edited beside the published text stays, in a category that exists. A scheduled article becomes a draft again. */
  unpublish(editorId: number, articleId: number, version: number): Promise<void> {
    const change: Act = async (row, tx) => {
      const text = editedText(row);
      const isThere = await this.deps.articles.hasCategory(tx, text.categoryId);
      return {
        ...{ ...text, categoryId: isThere ? text.categoryId : row.categoryId },
        ...{ draft: null, publishAt: null },
        status: row.publishedAt === null ? ArticleStatus.draft : ArticleStatus.unpublished,
      };
    };
    return this.#act(editorId, articleId, 'unpublish', { version, change });
  }

  discard(editorId: number, articleId: number, version: number): Promise<void> {
    return this.#act(editorId, articleId, 'discard', { version, change: () => ({ draft: null }) });
  }

  /** At once, for readers too. */
  moveTo(editorId: number, articleId: number, categoryId: number): Promise<void> {
    return this.#act(editorId, articleId, 'category', {
      change: async (row, tx) => {
        if (!(await this.deps.articles.hasCategory(tx, categoryId))) throw categoryNotFound();
        return { categoryId, draft: row.draft && { ...row.draft, categoryId } };
      },
    });
  }

  remove(editorId: number, articleId: number): Promise<void> {
    return this.#act(editorId, articleId, 'delete', { change: () => ({ deletedAt: this.#now() }) });
  }

  recover(editorId: number, articleId: number): Promise<void> {
    const change: Act = (row) => {
      const { status, publishAt } = withoutMissedTime(row, this.#now());
      return { status, publishAt, deletedAt: null };
    };
    return this.#act(editorId, articleId, 'recover', { change, inBin: true });
  }

  async pin(editorId: number, articleId: number, position: number | null): Promise<void> {
    const { articles, deskLog, deskChanges } = this.deps;
    await articles.change(async (tx) => {
      const row = await this.#locked(tx, articleId, {});
      await this.#saves.log(tx, row);
      await articles.pin(tx, articleId, position, ArticleLimit.pinned);
      const entry = entryOf(position === null ? 'unpin' : 'pin', editorId, row);
      await deskLog.record(tx, { ...entry, before: { pinned: row.pinned }, after: { pinned: position } });
    });
    await deskChanges.publish(ARTICLE);
  }

  /** Publishes articles whose time has come. Several processes may run it at once: each article is published by one. */
  async publishDue(): Promise<number> {
    const { articles, deskLog, deskChanges } = this.deps;
    const now = this.#now();
    const total = await articles.change(async (tx) => {
      const due = await articles.due(tx, now, DUE_AT_ONCE);
      for (const row of due) {
        await this.#saves.log(tx, row);
        const after = await articles.store(tx, row, published(row, row.publishAt ?? now), now);
        await deskLog.record(tx, { ...entryOf('publish', null, row), before: stateOf(row), after: stateOf(after) });
      }
      return due.length;
    });
    if (total > 0) await deskChanges.publish(ARTICLE);
    return total;
  }

  /** Logs saves that began a while ago, so that the log has them though their editor does nothing more. Returns how many articles. */
  async logSaves(): Promise<number> {
    const { articles } = this.deps;
    const ids = await articles.unlogged(new Date(this.deps.clock.now() - SAME_VERSION_MS), DUE_AT_ONCE);
    for (const id of ids)
      await articles.change(async (tx) => {
        const row = await articles.lock(tx, id);
        if (row) await this.#saves.log(tx, row);
      });
    return ids.length;
  }

  async #insert(
    tx: Db,
    editorId: number,
    { title, ...fields }: TextChange & { readonly title: string },
  ): Promise<number> {
    const { articles, deskLog, imageHosts } = this.deps;
    const now = this.#now();
    const categoryId = fields.categoryId ?? (await articles.firstCategory(tx));
    if (categoryId === undefined) throw refused('articleNoCategory');
    const text = changedText({ ...EMPTY_TEXT, title: readTitle(title), categoryId }, fields);
    await assertKnown(articles, tx, text);
    const slug = await slugFor(articles, tx, text.title);
    const place = { slug, status: ArticleStatus.draft, authorId: editorId, createdAt: now, savedAt: now };
    const stored = await articles.insert(tx, { ...text, ...place });
    const { articleId } = stored;
    await claimFiles(tx, { articleId, editorId, text, hosts: imageHosts });
    await articles.keepVersion(tx, { articleId, text, savedBy: editorId, savedAt: now });
    await deskLog.record(tx, { ...entryOf('create', editorId, stored), before: null, after: stateOf(stored) });
    return articleId;
  }

  /** Stores a text as the one being edited. One act is a row of the log, which has it at once; else saves become one later. */
  async #write(
    editorId: number,
    articleId: number,
    version: number,
    next: (row: ArticleRow, tx: Db) => Promise<ArticleText> | ArticleText,
    { slug, isOneAct = slug !== undefined }: { readonly slug?: string | undefined; readonly isOneAct?: boolean },
  ): Promise<void> {
    const { articles, deskChanges, imageHosts } = this.deps;
    const now = this.#now();
    await articles.change(async (tx) => {
      const row = await this.#locked(tx, articleId, { version });
      const before = editedText(row);
      const text = await next(row, tx);
      const address = await addressOf(articles, tx, { row, text, slug });
      if (isDeepStrictEqual(text, before) && address === row.slug) return;
      // It is published as it is stored, without another look at it.
      if (row.status === ArticleStatus.scheduled) assertComplete(text);
      await assertKnown(this.deps.articles, tx, text, before);
      await claimFiles(tx, { articleId, editorId, text, before, hosts: imageHosts });
      const isPublished = row.status === ArticleStatus.published;
      const draft = isPublished && !isDeepStrictEqual(text, textIn(row)) ? text : null;
      const change = isPublished ? { draft, slug: address } : { ...text, slug: address };
      if (isOneAct) await this.#saves.log(tx, row);
      await this.#saves.begin(tx, row, editorId, now);
      const after = await articles.store(tx, row, change, now);
      await articles.keepVersion(tx, { articleId, text, savedBy: editorId, savedAt: now });
      if (isOneAct) await this.#saves.log(tx, after);
    });
    await deskChanges.publish(ARTICLE);
  }

  async #act(
    editorId: number,
    articleId: number,
    action: string,
    { version, change, inBin = false }: { readonly version?: number; readonly change: Act; readonly inBin?: boolean },
  ): Promise<void> {
    const { articles, deskLog, deskChanges } = this.deps;
    await articles.change(async (tx) => {
      const row = await this.#locked(tx, articleId, { version, inBin });
      await this.#saves.log(tx, row);
      const after = await articles.store(tx, row, await change(row, tx), this.#now());
      await deskLog.record(tx, { ...entryOf(action, editorId, after), before: stateOf(row), after: stateOf(after) });
    });
    await deskChanges.publish(ARTICLE);
  }

  async #locked(
    tx: Db,
    articleId: number,
    { version, inBin = false }: { readonly version?: number | undefined; readonly inBin?: boolean },
  ): Promise<ArticleRow> {
    const row = await this.deps.articles.lock(tx, articleId);
    if (!row) throw articleNotFound();
    if ((row.deletedAt !== null) !== inBin) throw refused(inBin ? 'articleNotInBin' : 'articleInBin');
    if (version !== undefined && version !== row.version) throw changedMeanwhile();
    return row;
  }

  #now(): Date {
    return new Date(this.deps.clock.now());
  }
}

const EMPTY_TEXT: Omit<ArticleText, 'title' | 'categoryId'> = {
  summary: '',
  content: EMPTY_CONTENT,
  cover: null,
  hashtags: [],
  fixtureId: null,
  seoTitle: null,
  seoDescription: null,
};

/** The change that shows the edited text to readers. The first time of publishing stays. */
const published = (row: ArticleRow, at: Date): ArticleChange => ({
  ...editedText(row),
  draft: null,
  status: ArticleStatus.published,
  publishAt: null,
  publishedAt: row.publishedAt ?? at,
  editedAt: row.publishedAt === null ? null : at,
});
