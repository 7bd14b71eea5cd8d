import { ApiError } from '@khandai/api-client';
import { Code, type DeskArticle } from '@khandai/contracts';
import type { Clock } from '@khandai/runtime';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ArticleCalls } from './article-calls';
import { ArticleCreation } from './article-creation';
import { type ArticleFields, changesBetween, emptyFields, fieldsOf, type Lack, lacksOf } from './article-fields';
import type { LocalDrafts } from './local-drafts';
import type { SaveState } from './save-state';

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
  article: DeskArticle | null = null;
  fields: ArticleFields = emptyFields;
  save: SaveState = { state: 'saved', at: null };
  /** What another editor saved meanwhile. */
  theirs: DeskArticle | null = null;
  /** Typed in this browser before, and found again. */
  recovered = false;
  loadFailed: unknown = null;
  /** Increments when the text is replaced by another one than the editor's own typing. */
  textKey = 0;
  busy = false;
  /** The editor tried to publish it; the fields that lack something say so from then on. */
  private showsLacks = false;

  private quiet = new AbortController();
  private running: Promise<void> | null = null;
  private closed = false;
  /** A save came due during an act, whose answer brings the version to save over. */
  private postponed = false;
  /** The last save that got no answer; the server may have it. */
  private lost: ArticleFields | null = null;
  private readonly creation: ArticleCreation;

  constructor(
    private id: number | null,
    private readonly deps: ArticleEditorDeps,
  ) {
    this.creation = new ArticleCreation(deps);
    makeAutoObservable<this, 'deps' | 'quiet' | 'running' | 'closed' | 'postponed' | 'lost' | 'creation'>(
      this,
      {
        deps: false,
        quiet: false,
        running: false,
        closed: false,
        postponed: false,
        lost: false,
        creation: false,
        article: observableRef,
        fields: observableRef,
        theirs: observableRef,
        loadFailed: observableRef,
      },
      { autoBind: true },
    );
  }

  get isNew(): boolean {
    return this.id === null;
  }

  get dirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** What it lacks to be published. */
  get lacks(): readonly Lack[] {
    return lacksOf(this.fields);
  }

  showLacks(): void {
    this.showsLacks = true;
  }

  /** Whether a field should say that it lacks something. */
  showsLackOf(field: Lack): boolean {
    return this.showsLacks && this.lacks.includes(field);
  }

  async open(): Promise<void> {
    this.closed = false;
    try {
      const article = this.id === null ? null : await this.deps.calls.read(this.id);
      runInAction(() => {
        this.loadFailed = null;
        this.take(article);
        this.recover();
      });
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
    this.fields = { ...this.fields, ...changes };
    if (!this.dirty) return;
    this.keepLocally();
    if (this.theirs) return;
    this.save = { state: 'changed' };
    this.saveAfter(QUIET_MS);
  }

  /** Saves now. Resolves with true when the server has everything. */
  async flush(): Promise<boolean> {
    this.quiet.abort();
    this.running ??= this.saveAll().finally(() => {
      this.running = null;
    });
    await this.running;
    return !this.dirty && this.theirs === null;
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
    if (this.theirs) return false;
    return this.act((id, version) => this.deps.calls.restore(id, version, versionId), true);
  }

  /** The own text becomes the newest version; that of the other editor stays in the history. */
  async keepMine(): Promise<void> {
    if (!this.theirs) return;
    this.article = this.theirs;
    this.theirs = null;
    await this.flush();
  }

  /** The text of the other editor replaces the own one. */
  takeTheirs(): void {
    if (!this.theirs) return;
    this.deps.local.drop(this.id);
    this.take(this.theirs);
  }

  private get changes(): Partial<ArticleFields> {
    return changesBetween(this.article ? fieldsOf(this.article) : emptyFields, this.fields);
  }

  /** Shows what the server has, under what was typed since then. */
  private take(article: DeskArticle | null, typedSince: Partial<ArticleFields> = {}): void {
    this.article = article;
    this.theirs = null;
    this.lost = null;
    const next = { ...(article ? fieldsOf(article) : emptyFields), ...typedSince };
    if ('content' in changesBetween(this.fields, next)) this.textKey += 1;
    this.fields = next;
    if (this.dirty) {
      this.keepLocally();
      this.save = { state: 'changed' };
      return;
    }
    this.save = { state: 'saved', at: article ? Date.parse(article.updatedAt) : null };
  }

  private recover(): void {
    const left = this.deps.local.read(this.id);
    if (!left) return;
    const current = this.fields;
    this.creation.sent = left.creation ?? null;
    this.fields = left.fields;
    if (!this.dirty) {
      this.fields = current;
      this.deps.local.drop(this.id);
      return;
    }
    this.recovered = true;
    this.textKey += 1;
    if (this.article && this.article.version !== left.version) this.theirs = this.article;
    else this.saveAfter(QUIET_MS);
    this.save = { state: 'changed' };
  }

  private keepLocally(): void {
    const { article, fields, creation } = this;
    this.deps.local.keep(this.id, { version: article?.version ?? 0, fields, creation: creation.sent });
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
    while (this.dirty && !this.theirs && this.fields.title.trim() !== '') {
      const { fields } = this;
      this.save = { state: 'saving' };
      try {
        const { article, sent } = await this.send(fields);
        runInAction(() => {
          this.stored(article, sent);
        });
      } catch (error) {
        if (error instanceof ApiError && error.status === 0) this.lost = fields;
        await this.failed(error);
        return;
      }
    }
    if (!this.dirty && this.save.state === 'offline') this.save = { state: 'saved', at: this.deps.clock.now() };
  }

  private async send(fields: ArticleFields): Promise<{ readonly article: DeskArticle; readonly sent: ArticleFields }> {
    const { calls, local, created } = this.deps;
    if (this.article)
      return { article: await calls.save(this.article.id, this.article.version, this.changes), sent: fields };
    const made = await this.creation.run(fields, () => {
      this.keepLocally();
    });
    local.drop(null);
    runInAction(() => {
      this.id = made.article.id;
    });
    created(made.article.id);
    return made;
  }

  /** The server may have changed what it got, such as spaces; what was typed since then stays. */
  private stored(article: DeskArticle, sent: ArticleFields): void {
    this.lost = null;
    const typedSince = changesBetween(sent, this.fields);
    // The text stays as the editor has it: a replaced one would move the caret.
    this.article = { ...article, content: sent.content };
    this.fields = { ...fieldsOf(this.article), ...typedSince };
    if (this.dirty) {
      this.keepLocally();
      return;
    }
    this.save = { state: 'saved', at: this.deps.clock.now() };
    this.recovered = false;
    this.deps.local.drop(this.id);
  }

  private async failed(error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === Code.conflict && this.article) {
      await this.loadTheirs(this.article.id);
      return;
    }
    const refused = error instanceof ApiError && !error.retryable;
    runInAction(() => {
      this.save = refused ? { state: 'refused', reason: error.message } : { state: 'offline' };
    });
    if (!refused) this.saveAfter(RETRY_MS);
  }

  private async loadTheirs(id: number): Promise<void> {
    try {
      const theirs = await this.deps.calls.read(id);
      const { lost } = this;
      // The save whose answer was lost had arrived: the newer version is the own one.
      const isOwn = lost !== null && Object.keys(changesBetween(lost, fieldsOf(theirs))).length === 0;
      runInAction(() => {
        if (isOwn) this.stored(theirs, lost);
        else this.theirs = theirs;
        if (this.dirty || this.theirs) this.save = { state: 'changed' };
      });
      if (isOwn && this.dirty) this.saveAfter(QUIET_MS);
    } catch {
      runInAction(() => {
        this.save = { state: 'offline' };
      });
      this.saveAfter(RETRY_MS);
    }
  }

  /** @param replaces whether the act drops what is typed, so that it need not be saved first */
  private async act(call: (id: number, version: number) => Promise<DeskArticle>, replaces = false): Promise<boolean> {
    this.busy = true;
    try {
      if (replaces) await this.running;
      else if (!(await this.flush())) return false;
      const { article, fields: sent } = this;
      if (!article) return false;
      const next = await call(article.id, article.version);
      runInAction(() => {
        const typedSince = replaces ? {} : changesBetween(sent, this.fields);
        this.deps.local.drop(this.id);
        this.take(next, typedSince);
      });
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
