import type { BanReason, ModerationEntry } from '@khandai/contracts';
import { Emitter } from '@khandai/runtime';
import type { Clock } from '../../../platform/clock.js';
import type { ReportSettings } from '../../../platform/config.js';
import { Forbidden, moderatesAll } from '../../../platform/http/access.js';
import type { Identity } from '../../../platform/http/caller.js';
import { cleanText } from '../../../platform/plain-text.js';
import { alreadyDecided, commentNotFound, postNotFound } from '../newsfeed-faults.js';
import type { FeedContextRepository } from './feed-context-repository.js';
import type { Decision, FeedDeskRepository, Outcome, Removal, Subject } from './feed-desk-repository.js';

export interface FeedDeskDeps {
  readonly desk: FeedDeskRepository;
  readonly context: FeedContextRepository;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: ReportSettings;
}

export interface RemovedFromFeed extends Subject, Removal {
  readonly reason: BanReason | null;
  /** No moderator has decided yet. */
  readonly waits: boolean;
}

/** A row of the log, as far as an undo needs it. */
interface Logged {
  readonly logId: number;
  readonly action: ModerationEntry['action'];
  readonly details: Readonly<Record<string, unknown>> | null;
}

/** Why a moderator removes something. */
interface Grounds {
  readonly reason?: BanReason | undefined;
  readonly note?: string | undefined;
  /** Members reported it, and no one else may have decided yet. */
  readonly reported?: boolean | undefined;
}

/** What moderators decide about public posts and comments, and what reports of many members do until then. */
export class FeedDesk {
  /** A post or comment was removed, or hidden because many members reported it. */
  readonly removed = new Emitter<RemovedFromFeed>();
  /** A removal was undone. */
  readonly restored = new Emitter<Subject>();

  constructor(private readonly deps: FeedDeskDeps) {}

  async remove(actor: Identity, subject: Subject, { reason, note = '', reported = false }: Grounds): Promise<void> {
    assertMay(actor);
    const action = subject.commentId === null ? 'removePost' : 'removeComment';
    const decision = { ...this.#by(actor.userId, action), reason: reason ?? null, note: cleanText(note) };
    const removal = await this.deps.desk.remove(subject, decision, reported);
    assertDone(removal, subject);
    this.removed.emit({ ...subject, ...removal, reason: reason ?? null, waits: false });
  }

  async dismiss(actor: Identity, subject: Subject): Promise<void> {
    assertMay(actor);
    assertDone(await this.deps.desk.dismiss(subject, this.#by(actor.userId, 'dismissPost')), subject);
  }

  /** What a moderator looks at before a decision. */
  async surroundings(actor: Identity, subject: Subject) {
    assertMay(actor);
    const found = await this.deps.context.of(subject);
    if (!found) throw goneOf(subject);
    return found;
  }

  /** Undoes a removal or a dismissal of the log; false when that is not possible. */
  async undo(actor: Identity, { logId, action, details }: Logged): Promise<boolean> {
    assertMay(actor);
    const { desk } = this.deps;
    const subject = subjectOf(details);
    if (!subject) return false;
    const undo = this.#by(actor.userId, 'undo');
    if (action !== 'dismissPost') {
      const isUndone = await desk.undoRemoval(subject, logId, undo);
      if (isUndone) this.restored.emit(subject);
      return isUndone;
    }
    if (!(await desk.undoDismissal(subject, logId, undo))) return false;
    if (details?.['hidden'] === true) await this.#hide(subject);
    return true;
  }

  /** Stores a member's report. What a moderator wrote, or has decided about once, is not hidden by numbers. */
  async report({ userId }: Identity, subject: Subject, reason: BanReason): Promise<void> {
    const { desk, clock, limits } = this.deps;
    const now = new Date(clock.now());
    await desk.report(subject, { userId, reason, createdAt: now });
    const { open, resolved } = await desk.weight(subject, now, limits.newcomerMs);
    if (open < limits.toHide || resolved > 0) return;
    const author = await desk.authorOf(subject);
    if (author && !moderatesAll(author)) await this.#hide(subject);
  }

  async #hide(subject: Subject): Promise<void> {
    const removal = await this.deps.desk.hide(subject, this.#by(null, 'hidePost'));
    if (removal) this.removed.emit({ ...subject, ...removal, reason: null, waits: true });
  }

  #by(actorId: number | null, action: Decision['action']): Decision {
    return { at: new Date(this.deps.clock.now()), actorId, action };
  }
}

function assertMay(actor: Identity): void {
  if (!moderatesAll(actor)) throw new Forbidden();
}

function assertDone<T extends Outcome>(
  outcome: T,
  subject: Subject,
): asserts outcome is Exclude<T, 'decided' | 'gone'> {
  if (outcome === 'decided') throw alreadyDecided();
  if (outcome === 'gone') throw goneOf(subject);
}

const goneOf = ({ commentId }: Subject) => (commentId === null ? postNotFound() : commentNotFound());

const idIn = (details: Logged['details'], name: 'postId' | 'commentId'): number | null => {
  const id = details?.[name];
  return typeof id === 'number' ? id : null;
};

function subjectOf(details: Logged['details']): Subject | undefined {
  const postId = idIn(details, 'postId');
  const commentId = idIn(details, 'commentId');
  return postId === null && commentId === null ? undefined : { postId, commentId };
}
