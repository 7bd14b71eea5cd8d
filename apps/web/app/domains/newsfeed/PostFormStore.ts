import type { ApiClient } from '@khandai/api-client';
import { type Post, PostLimit, type RoomPerson } from '@khandai/contracts';
import { type DraftPlace, type PostDraft, type SubjectRef, UnsentPost } from '@khandai/newsfeed';
import { makeAutoObservable, observableRef } from 'mobx';
import type { FormSubject } from './form-subject';
import { loadSubject } from './load-subject';
import { draftKey } from '../../shell/drafts/draft-key';

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

/** The form of a post. A new post is kept in the browser until it is stored; a change and a share are kept on the page. */
export class PostFormStore {
  subject: FormSubject | undefined;
  isSending = false;
  /** Why the last try failed. */
  fault: unknown = undefined;
  private readonly unsent: UnsentPost;
  private draft: PostDraft;

  constructor(
    readonly task: PostTask,
    private readonly deps: PostFormDeps,
  ) {
    const first = task.kind === 'create' ? task.subject : undefined;
    this.unsent = new UnsentPost({
      place: placeOf(task, deps),
      uuid: deps.uuid,
      content: task.kind === 'edit' ? task.post.content : '',
      subject: first?.ref ?? null,
    });
    this.draft = this.unsent.draft;
    this.subject = first ?? cardOf(this.draft.subject);
    makeAutoObservable<this, 'deps' | 'unsent' | 'draft'>(
      this,
      {
        ...{ task: false, deps: false, unsent: false },
        fault: observableRef,
        subject: observableRef,
        draft: observableRef,
      },
      { autoBind: true },
    );
  }

  get content(): string {
    return this.draft.content;
  }

  get visibility(): PostDraft['visibility'] {
    return this.draft.visibility;
  }

  /** Whom the text names. */
  get people(): readonly RoomPerson[] {
    return this.draft.people;
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
    this.unsent.type(content, people);
    this.change();
  }

  show(visibility: PostDraft['visibility']): void {
    this.unsent.show(visibility);
    this.change();
  }

  /** Puts a card into the post, or removes it. */
  attach(subject: FormSubject | undefined): void {
    this.subject = subject;
    this.unsent.attach(subject?.ref ?? null);
    this.change();
  }

  /** The reason why the last try failed does not hold any more. */
  forgive(): void {
    this.fault = undefined;
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
      this.unsent.forget();
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
    const { task, draft, people } = this;
    const { content, visibility, uuid } = draft;
    const { api, files } = this.deps;
    const { sources } = files;
    const mentions = people.map(({ userId }) => userId);
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

  private change(): void {
    this.fault = undefined;
    this.draft = this.unsent.draft;
  }

  private start(): void {
    this.isSending = true;
    this.unsent.try(this.subject?.ref ?? null, this.deps.files.sources);
    this.change();
  }

  private fail(error: unknown): void {
    this.isSending = false;
    this.fault = error;
  }
}

/** A card of a draft, to be loaded. */
const cardOf = (ref: SubjectRef | null | undefined): FormSubject | undefined => (ref ? { ref } : undefined);

/** Where the draft of this form is kept. */
function placeOf(task: PostTask, { storage, unsent, userId }: PostFormDeps): DraftPlace {
  if (task.kind !== 'create') {
    const key = formKey(task);
    return {
      read: () => unsent.get(key),
      write: (text) => void unsent.set(key, text),
      clear: () => void unsent.delete(key),
    };
  }
  const key = draftKey(userId);
  return {
    read: () => storage.getItem(key),
    write: (text) => {
      storage.setItem(key, text);
    },
    clear: () => {
      storage.removeItem(key);
    },
  };
}

const formKey = ({ kind, post }: Exclude<PostTask, { kind: 'create' }>): string => `${kind}-${post.id}`;
