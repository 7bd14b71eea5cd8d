import type { ApiClient } from '@khandai/api-client';
import { type Post, PostLimit, PostVisibility, type RoomPerson } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FormSubject, SubjectRef } from './form-subject';
import { loadSubject } from './load-subject';
import { draftKey } from '../../shell/drafts/draft-key';
import { type PostDraft, readDraft } from './post-draft';

/** What a post can begin with: its files, or a card. */
export type FirstChoice = 'files' | 'match' | 'article' | 'tip' | 'event';

/** What the form does with a post. A new one may begin with a card. */
export type PostTask =
  | {
      readonly kind: 'create';
      readonly subject?: FormSubject | undefined;
      /** What the author chooses first. */
      readonly first?: FirstChoice | undefined;
    }
  | { readonly kind: 'edit' | 'share'; readonly post: Post };

export interface PostFormDeps {
  readonly api: Pick<ApiClient, 'call'>;
  /** Where the draft of a new post is kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the draft of a change or a share is kept: as long as the page. */
  readonly unsent: Map<string, string>;
  readonly userId: number;
  readonly uuid: () => string;
  /** The files of the post. */
  readonly files: FormFiles;
}

/** What the form needs of the files of its post. */
export interface FormFiles {
  readonly isEmpty: boolean;
  /** All files are with the site. */
  readonly isReady: boolean;
  readonly sources: { sourceId: number; alt: string }[];
  /** The post is stored. */
  clear(): void;
}

type Visible = 1 | 2;

/** The form of a post. A new post is kept in the browser until it is stored; a change and a share are kept on the page. */
export class PostFormStore {
  content: string;
  visibility: Visible;
  subject: FormSubject | undefined;
  isSending = false;
  /** Why the last try failed. */
  fault: unknown = undefined;
  /** Whom the text names. */
  people: readonly RoomPerson[];
  /** The same for every try with the same post, also after the form was closed: a lost answer makes no second post. */
  private uuid: string;
  /** The card and the files of the last try; null before it. */
  private tried: string | null;

  constructor(
    readonly task: PostTask,
    private readonly deps: PostFormDeps,
  ) {
    const draft = this.draft;
    this.uuid = draft?.uuid ?? deps.uuid();
    this.tried = draft?.tried ?? null;
    this.content = draft?.content ?? (task.kind === 'edit' ? task.post.content : '');
    this.visibility = draft?.visibility ?? PostVisibility.public;
    this.people = draft?.people ?? [];
    this.subject = (task.kind === 'create' ? task.subject : undefined) ?? cardOf(draft?.subject);
    makeAutoObservable<this, 'deps' | 'uuid' | 'tried'>(
      this,
      {
        ...{ task: false, deps: false, uuid: false, tried: false },
        ...{ fault: observableRef, subject: observableRef, people: observableRef },
      },
      { autoBind: true },
    );
  }

  /** In code points. */
  get length(): number {
    return [...this.content.trim()].length;
  }

  get canSubmit(): boolean {
    const { isReady } = this.deps.files;
    return !this.isSending && isReady && this.length <= PostLimit.postLength && (this.length > 0 || this.mayBeEmpty);
  }

  /** @param people whom the text names */
  type(content: string, people: readonly RoomPerson[] = []): void {
    this.content = content;
    this.people = people;
    this.change();
  }

  show(visibility: Visible): void {
    this.visibility = visibility;
    this.change();
  }

  /** Puts a card into the post, or removes it. */
  attach(subject: FormSubject | undefined): void {
    this.subject = subject;
    this.change();
  }

  /** Loads what a card is about that was kept as a draft. What is gone is no card. */
  async loadSubject(signal: AbortSignal): Promise<void> {
    const { subject } = this;
    if (!subject || subject.card) return;
    const found = await this.found(subject.ref, signal);
    if (!signal.aborted) this.replaceSubject(subject, found);
  }

  /** The stored post; undefined when it failed, with the reason in `fault`. */
  async submit(): Promise<Post | undefined> {
    if (!this.canSubmit) return undefined;
    this.start();
    try {
      const post = await this.send();
      this.forget();
      this.deps.files.clear();
      return post;
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  private get mayBeEmpty(): boolean {
    const { task } = this;
    if (!this.deps.files.isEmpty) return true;
    if (task.kind === 'create') return this.subject !== undefined;
    return task.kind === 'share' || task.post.isShare || task.post.subject !== null;
  }

  private send(): Promise<Post> {
    const { task, content, visibility, uuid } = this;
    const { api, files } = this.deps;
    const { sources } = files;
    const mentions = this.people.map(({ userId }) => userId);
    const media = sources.length > 0 ? { sources } : {};
    switch (task.kind) {
      case 'create': {
        const body = { content, mentions, visibility, uuid, ...this.card, ...media };
        return api.call('POST /au/api/user/newsfeed-create', { body });
      }
      case 'share': {
        const body = { id: task.post.id, content, mentions, visibility, uuid, ...media };
        return api.call('POST /au/api/user/newsfeed-share', { body });
      }
      case 'edit':
        return api.call('POST /au/api/user/newsfeed-update', {
          body: { id: task.post.id, content, mentions, sources },
        });
    }
  }

  private get card() {
    return this.subject ? { subject: this.subject.ref } : {};
  }

  private async found(ref: SubjectRef, signal: AbortSignal): Promise<FormSubject | undefined> {
    try {
      return await loadSubject(ref, this.deps.api, signal);
    } catch {
      return undefined;
    }
  }

  private replaceSubject(asked: FormSubject, found: FormSubject | undefined): void {
    if (this.subject === asked) this.subject = found;
  }

  // Another post than the one of the last try has another uuid, or the server would answer with that one.
  private change(): void {
    this.fault = undefined;
    if (this.tried !== null) this.uuid = this.deps.uuid();
    this.tried = null;
    this.keep();
  }

  private start(): void {
    this.isSending = true;
    this.fault = undefined;
    // Files, and a card that the form opened with, are no change of the form.
    const sent = JSON.stringify([this.card, this.deps.files.sources]);
    if (this.tried !== null && this.tried !== sent) this.uuid = this.deps.uuid();
    this.tried = sent;
    this.keep();
  }

  private fail(error: unknown): void {
    this.isSending = false;
    this.fault = error;
  }

  private get draft(): PostDraft | undefined {
    const { storage, unsent, userId } = this.deps;
    return readDraft(this.task.kind === 'create' ? storage.getItem(draftKey(userId)) : unsent.get(formKey(this.task)));
  }

  private keep(): void {
    const { content, visibility, uuid, tried, subject, people } = this;
    if (content.trim() === '' && !subject && tried === null) return this.forget();
    const draft: PostDraft = { content, visibility, uuid, tried, people, subject: subject?.ref ?? null };
    const { storage, unsent, userId } = this.deps;
    if (this.task.kind === 'create') storage.setItem(draftKey(userId), JSON.stringify(draft));
    else unsent.set(formKey(this.task), JSON.stringify(draft));
  }

  private forget(): void {
    const { storage, unsent, userId } = this.deps;
    if (this.task.kind === 'create') storage.removeItem(draftKey(userId));
    else unsent.delete(formKey(this.task));
  }
}

/** A card of a draft, to be loaded. */
const cardOf = (ref: SubjectRef | null | undefined): FormSubject | undefined => (ref ? { ref } : undefined);

const formKey = ({ kind, post }: Exclude<PostTask, { kind: 'create' }>): string => `${kind}-${post.id}`;
