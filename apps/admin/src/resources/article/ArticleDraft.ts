import type { DeskArticle } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { ArticleCreation } from './article-creation';
import { type ArticleFields, changesBetween, emptyFields, fieldsOf, type Lack, lacksOf } from './article-fields';
import type { LocalDrafts } from './local-drafts';
import type { SaveState } from './save-state';

export interface ArticleDraftDeps {
  readonly local: LocalDrafts;
  readonly creation: ArticleCreation;
}

/** The text in the editor over the one that the server has. What differs is kept in this browser too. */
export class ArticleDraft {
  article: DeskArticle | null = null;
  fields: ArticleFields = emptyFields;
  save: SaveState = { state: 'saved', at: null };
  /** What another editor saved meanwhile. */
  theirs: DeskArticle | null = null;
  /** Typed in this browser before, and found again. */
  recovered = false;
  /** Increments when the text is replaced by another one than the editor's own typing. */
  textKey = 0;
  /** The editor tried to publish it; the fields that lack something say so from then on. */
  private showsLacks = false;

  constructor(
    /** Null until the article is created. */
    public id: number | null,
    private readonly deps: ArticleDraftDeps,
  ) {
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, article: observableRef, fields: observableRef, theirs: observableRef },
      { autoBind: true },
    );
  }

  get isNew(): boolean {
    return this.id === null;
  }

  get dirty(): boolean {
    return Object.keys(this.changes).length > 0;
  }

  /** What the server does not have yet. */
  get changes(): Partial<ArticleFields> {
    return changesBetween(this.article ? fieldsOf(this.article) : emptyFields, this.fields);
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

  change(changes: Partial<ArticleFields>): void {
    this.fields = { ...this.fields, ...changes };
    if (this.dirty) this.keepLocally();
  }

  say(save: SaveState): void {
    this.save = save;
  }

  meet(theirs: DeskArticle): void {
    this.theirs = theirs;
  }

  /** The own text stays, to become the newest version over that of the other editor. */
  keepMine(): void {
    if (!this.theirs) return;
    this.article = this.theirs;
    this.theirs = null;
  }

  /** The text of the other editor replaces the own one. */
  takeTheirs(): void {
    if (this.theirs) this.replaceBy(this.theirs);
  }

  /** Shows what the server has, under what was typed since then. */
  take(article: DeskArticle | null, typedSince: Partial<ArticleFields> = {}): void {
    this.article = article;
    this.theirs = null;
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

  /** As `take`, when the browser's copy is out of date. */
  replaceBy(article: DeskArticle, typedSince: Partial<ArticleFields> = {}): void {
    this.deps.local.drop(this.id);
    this.take(article, typedSince);
  }

  /** The server may have changed what it got, such as spaces; what was typed since then stays. */
  stored(article: DeskArticle, sent: ArticleFields, at: number): void {
    const typedSince = changesBetween(sent, this.fields);
    // The text stays as the editor has it: a replaced one would move the caret.
    this.article = { ...article, content: sent.content };
    this.fields = { ...fieldsOf(this.article), ...typedSince };
    if (this.dirty) {
      this.keepLocally();
      return;
    }
    this.save = { state: 'saved', at };
    this.recovered = false;
    this.deps.local.drop(this.id);
  }

  created(id: number): void {
    this.deps.local.drop(null);
    this.id = id;
  }

  /** Takes up what this browser kept. */
  recover(): void {
    const left = this.deps.local.read(this.id);
    if (!left) return;
    const current = this.fields;
    this.deps.creation.sent = left.creation ?? null;
    this.fields = left.fields;
    if (!this.dirty) {
      this.fields = current;
      this.deps.local.drop(this.id);
      return;
    }
    this.recovered = true;
    this.textKey += 1;
    if (this.article && this.article.version !== left.version) this.theirs = this.article;
    this.save = { state: 'changed' };
  }

  keepLocally(): void {
    const { article, fields, deps } = this;
    deps.local.keep(this.id, { version: article?.version ?? 0, fields, creation: deps.creation.sent });
  }
}
