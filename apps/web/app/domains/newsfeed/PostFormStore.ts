import type { ApiClient } from '@khandai/api-client';
import { type Post, PostLimit, PostVisibility } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';

/** What the form does with a post. */
export type PostTask = { readonly kind: 'create' } | { readonly kind: 'edit' | 'share'; readonly post: Post };

export interface PostFormDeps {
  readonly api: Pick<ApiClient, 'call'>;
  /** Where the draft of a new post is kept. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the draft of a change or a share is kept: as long as the page. */
  readonly unsent: Map<string, string>;
  readonly userId: number;
  readonly uuid: () => string;
}

type Visible = 1 | 2;

/** The form of a post. A new post keeps its text in the browser until it is sent; a change and a share keep theirs on the page. */
export class PostFormStore {
  content: string;
  visibility: Visible = PostVisibility.public;
  isSending = false;
  /** Why the last try failed. */
  fault: unknown = undefined;
  /** The same for every try, so a lost answer makes no second post. */
  private readonly uuid: string;

  constructor(
    readonly task: PostTask,
    private readonly deps: PostFormDeps,
  ) {
    this.uuid = deps.uuid();
    this.content = this.draft ?? (task.kind === 'edit' ? task.post.content : '');
    makeAutoObservable<this, 'deps' | 'uuid'>(
      this,
      { task: false, deps: false, uuid: false, fault: observableRef },
      { autoBind: true },
    );
  }

  /** In code points. */
  get length(): number {
    return [...this.content.trim()].length;
  }

  get canSubmit(): boolean {
    return !this.isSending && this.length <= PostLimit.postLength && (this.length > 0 || this.mayBeEmpty);
  }

  type(content: string): void {
    this.content = content;
    this.fault = undefined;
    this.keepDraft(content);
  }

  show(visibility: Visible): void {
    this.visibility = visibility;
  }

  /** The stored post; undefined when it failed, with the reason in `fault`. */
  async submit(): Promise<Post | undefined> {
    if (!this.canSubmit) return undefined;
    this.start();
    try {
      const post = await this.send();
      this.keepDraft('');
      return post;
    } catch (error) {
      this.fail(error);
      return undefined;
    }
  }

  private get mayBeEmpty(): boolean {
    const { task } = this;
    return task.kind === 'share' || (task.kind === 'edit' && task.post.isShare);
  }

  private send(): Promise<Post> {
    const { task, content, visibility, uuid } = this;
    const { api } = this.deps;
    switch (task.kind) {
      case 'create':
        return api.call('POST /au/api/user/newsfeed-create', { body: { content, visibility, uuid } });
      case 'share':
        return api.call('POST /au/api/user/newsfeed-share', { body: { id: task.post.id, content, visibility, uuid } });
      case 'edit':
        return api.call('POST /au/api/user/newsfeed-update', { body: { id: task.post.id, content } });
    }
  }

  private start(): void {
    this.isSending = true;
    this.fault = undefined;
  }

  private fail(error: unknown): void {
    this.isSending = false;
    this.fault = error;
  }

  private get draft(): string | undefined {
    const { storage, unsent, userId } = this.deps;
    return this.task.kind === 'create'
      ? (storage.getItem(draftKey(userId)) ?? undefined)
      : unsent.get(formKey(this.task));
  }

  private keepDraft(content: string): void {
    const { storage, unsent, userId } = this.deps;
    const isEmpty = content.trim() === '';
    if (this.task.kind !== 'create') {
      if (isEmpty) unsent.delete(formKey(this.task));
      else unsent.set(formKey(this.task), content);
    } else if (isEmpty) storage.removeItem(draftKey(userId));
    else storage.setItem(draftKey(userId), content);
  }
}

const draftKey = (userId: number): string => `post-draft-${userId}`;

const formKey = ({ kind, post }: Exclude<PostTask, { kind: 'create' }>): string => `${kind}-${post.id}`;
