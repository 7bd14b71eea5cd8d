import { ApiError } from '@khandai/api-client';
import { Code, type DeskArticle } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ArticleCalls } from './article-calls';
import { ArticleCreation } from './article-creation';
import { ArticleDraft } from './ArticleDraft';
import { type ArticleFields, changesBetween, fieldsOf } from './article-fields';
import type { LocalDrafts } from './local-drafts';

/** The editor pauses this long before what they typed is saved. */
const QUIET_MS = 1_500;
/** Time until a save without an answer is tried again. */
const RETRY_MS = 10_000;

export interface ArticleEditorDeps {
  readonly calls: ArticleCalls;
  readonly local: LocalDrafts;
  readonly clock: Clock;
  /** Names the creation of an article. */
  readonly uuid: () => string;
  /** The new article is stored and has its number. */
  readonly created: (id: number) => void;
}

/**
 * The article in the editor. Each change is at once in this browser and soon at the server. A save that meets the change of
 * another editor stops: their text is loaded beside the own one, and the editor decides.
 */
export class ArticleEditorStore {
  readonly draft: ArticleDraft;
  loadFailed: unknown = null;
  busy = false;

  private quiet = new AbortController();
  private running: Promise<void> | null = null;
  private closed = false;
  /** A save came due during an act, whose answer brings the version to save over. */
  private postponed = false;
  /** The last save that got no answer; the server may have it. */
  private lost: ArticleFields | null = null;
  private readonly creation: ArticleCreation;

  constructor(
    id: number | null,
    private readonly deps: ArticleEditorDeps,
  ) {
    this.creation = new ArticleCreation(deps);
    this.draft = new ArticleDraft(id, { local: deps.local, creation: this.creation });
    makeAutoObservable<this, 'deps' | 'quiet' | 'running' | 'closed' | 'postponed' | 'lost' | 'creation'>(
      this,
      {
        draft: false,
        deps: false,
        quiet: false,
        running: false,
        closed: false,
        postponed: false,
        lost: false,
        creation: false,
        loadFailed: observableRef,
      },
      { autoBind: true },
    );
  }

  async open(): Promise<void> {
    this.closed = false;
    const { draft } = this;
    try {
      const article = draft.id === null ? null : await this.deps.calls.read(draft.id);
      runInAction(() => {
        this.loadFailed = null;
        this.lost = null;
        draft.take(article);
        draft.recover();
      });
      if (draft.dirty && !draft.theirs) this.saveAfter(QUIET_MS);
    } catch (error) {
      runInAction(() => {
        this.loadFailed = error;
      });
    }
  }

  /** Stops the autosave; what was typed stays in this browser. */
  close(): void {
    this.closed = true;
    this.quiet.abort();
  }

  change(changes: Partial<ArticleFields>): void {
    const { draft } = this;
    draft.change(changes);
    if (!draft.dirty || draft.theirs) return;
    draft.say({ state: 'changed' });
    this.saveAfter(QUIET_MS);
  }

  /** Saves now. Resolves with true when the server has everything. */
  async flush(): Promise<boolean> {
    this.quiet.abort();
    this.running ??= this.saveAll().finally(() => {
      this.running = null;
    });
    await this.running;
    return !this.draft.dirty && this.draft.theirs === null;
  }

  publish(publishAt: string | null): Promise<boolean> {
    return this.act((id, version) => this.deps.calls.publish(id, version, publishAt));
  }

  unpublish(): Promise<boolean> {
    return this.act((id, version) => this.deps.calls.unpublish(id, version));
  }

  discard(): Promise<boolean> {
    return this.act((id, version) => this.deps.calls.discard(id, version), true);
  }

  async restore(versionId: number): Promise<boolean> {
    // What is typed becomes a version of its own first, unless the server refuses it.
    await this.flush();
    if (this.draft.theirs) return false;
    return this.act((id, version) => this.deps.calls.restore(id, version, versionId), true);
  }

  /** The own text becomes the newest version; that of the other editor stays in the history. */
  async keepMine(): Promise<void> {
    if (!this.draft.theirs) return;
    this.draft.keepMine();
    await this.flush();
  }

  /** The text of the other editor replaces the own one. */
  takeTheirs(): void {
    this.lost = null;
    this.draft.takeTheirs();
  }

  private saveAfter(ms: number): void {
    this.quiet.abort();
    this.quiet = new AbortController();
    const { signal } = this.quiet;
    void this.deps.clock.sleep(ms, signal).then(async () => {
      if (signal.aborted || this.closed) return;
      if (this.busy) this.postponed = true;
      else await this.flush();
    });
  }

  private async saveAll(): Promise<void> {
    const { draft } = this;
    while (draft.dirty && !draft.theirs && draft.fields.title.trim() !== '') {
      const { fields } = draft;
      draft.say({ state: 'saving' });
      try {
        const { article, sent } = await this.send(fields);
        this.stored(article, sent);
      } catch (error) {
        if (error instanceof ApiError && error.status === 0) this.lost = fields;
        await this.failed(error);
        return;
      }
    }
    if (!draft.dirty && draft.save.state === 'offline') draft.say({ state: 'saved', at: this.deps.clock.now() });
  }

  private async send(fields: ArticleFields): Promise<{ readonly article: DeskArticle; readonly sent: ArticleFields }> {
    const { draft } = this;
    const { calls, created } = this.deps;
    if (draft.article)
      return { article: await calls.save(draft.article.id, draft.article.version, draft.changes), sent: fields };
    const made = await this.creation.run(fields, draft.keepLocally);
    draft.created(made.article.id);
    created(made.article.id);
    return made;
  }

  private stored(article: DeskArticle, sent: ArticleFields): void {
    this.lost = null;
    this.draft.stored(article, sent, this.deps.clock.now());
  }

  private async failed(error: unknown): Promise<void> {
    const { draft } = this;
    if (error instanceof ApiError && error.code === Code.conflict && draft.article) {
      await this.loadTheirs(draft.article.id);
      return;
    }
    const refused = error instanceof ApiError && !error.retryable;
    draft.say(refused ? { state: 'refused', reason: error.message } : { state: 'offline' });
    if (!refused) this.saveAfter(RETRY_MS);
  }

  private async loadTheirs(id: number): Promise<void> {
    const { draft } = this;
    try {
      const theirs = await this.deps.calls.read(id);
      const { lost } = this;
      // The save whose answer was lost had arrived: the newer version is the own one.
      const isOwn = lost !== null && Object.keys(changesBetween(lost, fieldsOf(theirs))).length === 0;
      if (isOwn) this.stored(theirs, lost);
      else draft.meet(theirs);
      if (draft.dirty || draft.theirs) draft.say({ state: 'changed' });
      if (isOwn && draft.dirty) this.saveAfter(QUIET_MS);
    } catch {
      draft.say({ state: 'offline' });
      this.saveAfter(RETRY_MS);
    }
  }

  /** @param replaces whether the act drops what is typed, so that it need not be saved first */
  private async act(call: (id: number, version: number) => Promise<DeskArticle>, replaces = false): Promise<boolean> {
    const { draft } = this;
    this.busy = true;
    try {
      if (replaces) await this.running;
      else if (!(await this.flush())) return false;
      const { article, fields: sent } = draft;
      if (!article) return false;
      const next = await call(article.id, article.version);
      this.lost = null;
      draft.replaceBy(next, replaces ? {} : changesBetween(sent, draft.fields));
      return true;
    } catch (error) {
      await this.failed(error);
      return false;
    } finally {
      runInAction(() => {
        this.busy = false;
      });
      if (this.postponed) this.saveAfter(QUIET_MS);
      this.postponed = false;
    }
  }
}
