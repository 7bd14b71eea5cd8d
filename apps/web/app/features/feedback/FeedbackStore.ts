import { type ApiClient, ApiError } from '@khandai/api-client';
import { Code, type FeedbackDraft, FeedbackLimit, type OwnFeedback } from '@khandai/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import { emailFault, faultsOf } from '../../shell/forms/checks';
import { type FormPlan, FormStore } from '../../shell/forms/FormStore';
import { Attachments, type AttachmentDeps } from './Attachments';
import { emptyFields, type FeedbackFields, pathOf, type SavedFeedback } from './feedback-draft';

export interface FeedbackDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly clock: { readonly now: number };
  readonly pictures: Omit<AttachmentDeps, 'upload'>;
  readonly newUuid: () => string;
}

/** Feedback that the server has. */
export interface SentFeedback {
  readonly id: number;
  readonly email: string;
}

/** The form of feedback. */
export class FeedbackStore {
  readonly form: FormStore<FeedbackFields>;
  readonly attachments: Attachments;
  sent: SentFeedback | undefined = undefined;
  /** The reader sent the form while a picture was on its way. */
  isWaiting = false;
  /** Names this feedback: a repeated request stores it once. */
  private uuid: string;
  /** What the last try sent under this name. */
  private tried: string | undefined = undefined;

  constructor(private readonly deps: FeedbackDeps) {
    this.uuid = deps.newUuid();
    this.form = new FormStore<FeedbackFields>({ empty: emptyFields, clock: deps.clock });
    this.attachments = new Attachments({
      ...deps.pictures,
      upload: (file, signal) => deps.api.call('POST /al/api/user/feedback/file', { file }, signal),
    });
    makeAutoObservable<this, 'deps' | 'uuid' | 'tried'>(
      this,
      { deps: false, uuid: false, tried: false, form: false, attachments: false, sent: observableRef },
      { autoBind: true },
    );
  }

  /** What a reload must not lose. */
  get draft(): SavedFeedback {
    return { fields: this.form.fields, pictures: this.attachments.sent };
  }

  /** Fills the fields that are still empty. */
  restore({ fields, pictures }: SavedFeedback): void {
    const { form } = this;
    if (form.fields.text === '') {
      form.change('kind', fields.kind);
      form.change('text', fields.text);
    }
    if (form.fields.page === '') form.change('page', fields.page);
    if (form.fields.email === '') form.change('email', fields.email);
    this.attachments.restore(pictures);
  }

  plan(origin: string, done: (sent: SentFeedback) => void): FormPlan<FeedbackFields> {
    return {
      check: ({ text, page, email }) =>
        faultsOf({
          text: textFault(text),
          page: page.trim() === '' || pathOf(page, origin) !== undefined ? undefined : 'pageForm',
          email: email.trim() === '' ? undefined : emailFault(email),
        }),
      send: async ({ kind, text, page, email }, signal) => {
        const path = pathOf(page, origin);
        const body = {
          ...{ kind, text: text.trim() },
          ...(email.trim() !== '' && { email: email.trim() }),
          ...(path !== undefined && { page: path.slice(0, FeedbackLimit.pageLength) }),
          files: this.attachments.sent.map(({ fileId }) => fileId),
        };
        const { feedbackId } = await this.create(body, signal);
        this.accept({ id: feedbackId, email: email.trim() });
        done({ id: feedbackId, email: email.trim() });
      },
    };
  }

  /** Sends the form, unless a picture is still on its way. Resolves with the first field to correct. */
  async submit(origin: string, done: () => void, signal: AbortSignal): Promise<string | undefined> {
    this.setWaiting(this.attachments.isBusy);
    if (this.isWaiting) return undefined;
    return this.form.submit(this.plan(origin, done), signal);
  }

  /** Empties the form, for another user. */
  clear(): void {
    for (const name of ['kind', 'text', 'page', 'email'] as const) this.form.change(name, emptyFields[name]);
    this.attachments.clear();
    this.rename();
  }

  /** A new, empty form. */
  again(): void {
    this.sent = undefined;
    this.rename();
  }

  private async create(body: Omit<FeedbackDraft, 'uuid'>, signal: AbortSignal): Promise<{ feedbackId: number }> {
    const now = JSON.stringify(body);
    // A try whose answer was lost may be stored: what was changed since needs another name.
    if (this.tried !== undefined && this.tried !== now) this.rename();
    this.tried = now;
    const send = () =>
      this.deps.api.call('POST /al/api/user/feedback/create', { body: { ...body, uuid: this.uuid } }, signal);
    try {
      return await send();
    } catch (error) {
      // The same words were sent before the reader logged in or out.
      if (!(error instanceof ApiError) || error.code !== Code.conflict) throw error;
      this.rename();
      return await send();
    }
  }

  private rename(): void {
    this.uuid = this.deps.newUuid();
    this.tried = undefined;
  }

  private accept(sent: SentFeedback): void {
    this.sent = sent;
    this.attachments.clear();
  }

  private setWaiting(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
  }
}

/** Length in code points, as the server counts. */
export const lengthOf = (text: string): number => [...text.trim()].length;

function textFault(text: string): 'textMissing' | 'textLong' | undefined {
  if (text.trim() === '') return 'textMissing';
  return lengthOf(text) > FeedbackLimit.textLength ? 'textLong' : undefined;
}

const PAGE = 10;

/** A member's own feedback, newest first. */
export class OwnFeedbackStore {
  list: readonly OwnFeedback[] = [];
  total = 0;
  state: 'loading' | 'ready' | 'failed' = 'loading';
  private visit = new AbortController();

  constructor(private readonly deps: { readonly api: Pick<ApiClient, 'call'> }) {
    makeAutoObservable<this, 'deps' | 'visit'>(
      this,
      { deps: false, visit: false, list: observableRef },
      { autoBind: true },
    );
  }

  get hasMore(): boolean {
    return this.list.length < this.total;
  }

  /** Reads the first page. Call again after a failure, or when something was sent. */
  async open(): Promise<void> {
    this.close();
    this.visit = new AbortController();
    await this.load(1, []);
  }

  more(): Promise<void> {
    return this.load(Math.floor(this.list.length / PAGE) + 1, this.list);
  }

  close(): void {
    this.visit.abort();
  }

  private async load(pageNum: number, before: readonly OwnFeedback[]): Promise<void> {
    const { signal } = this.visit;
    this.accept(signal, 'loading');
    try {
      const query = { pageNum, pageSize: PAGE };
      const { total, list } = await this.deps.api.call('GET /al/api/user/feedback/list', { query }, signal);
      const known = new Set(list.map(({ feedbackId }) => feedbackId));
      this.accept(signal, 'ready', total, [...before.filter(({ feedbackId }) => !known.has(feedbackId)), ...list]);
    } catch {
      // The panel offers to try again.
      this.accept(signal, 'failed');
    }
  }

  private accept(signal: AbortSignal, state: this['state'], total = this.total, list = this.list): void {
    if (signal.aborted) return;
    this.state = state;
    this.total = total;
    this.list = list;
  }
}
