import type { Clock } from '../../platform/clock.js';
import type { DomainError, RetryLater } from '../../platform/domain-error.js';
import { isModerator } from '../../platform/http/access.js';
import type { Identity } from '../../platform/http/caller.js';
import type { Pace } from '../../platform/pace.js';
import { cleanText, codePoints, isVisible } from '../../platform/plain-text.js';
import { isNewcomer } from '../../platform/newcomer.js';
import { mayNotPost, wordRefused } from './newsfeed-faults.js';

export interface Paces {
  readonly ordinary: Pace;
  /** For accounts younger than a day. */
  readonly newcomers: Pace;
}

export interface WritersDeps {
  /** When the account was made. */
  readonly createdAt: (userId: number) => Promise<Date | undefined>;
  /** Whether the member is banned from writing everywhere. */
  readonly isBanned: (userId: number, now: Date) => Promise<boolean>;
  /** Masks offensive words. */
  readonly mask: (text: string) => string;
  /** The word of the operator's list for which the text is refused; undefined when there is none. */
  readonly refused: (text: string) => string | undefined;
  readonly paces: Readonly<Record<'post' | 'comment', Paces>>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface TextRule {
  /** In code points. */
  readonly max: number;
  readonly mayBeEmpty: boolean;
  readonly tooLong: (max: number) => DomainError;
  readonly empty: () => DomainError;
}

/** What holds for all who write posts and comments. */
export class Writers {
  constructor(private readonly deps: WritersDeps) {}

  /** The text as it is stored, and as readers see it. Throws for who is banned, and for a text that breaks the rule. */
  async text(
    author: Identity,
    typed: string,
    { max, mayBeEmpty, tooLong, empty }: TextRule,
  ): Promise<{ original: string; shown: string }> {
    const original = cleanText(typed);
    if (original === '' ? !mayBeEmpty : !isVisible(original)) throw empty();
    if (codePoints(original) > max) throw tooLong(max);
    await this.assertNotBanned(author);
    const refused = isModerator(author) ? undefined : this.deps.refused(original);
    if (refused !== undefined) throw wordRefused(refused);
    return { original, shown: this.deps.mask(original) };
  }

  /** A text that is no post by itself, as readers see it. */
  shown(typed: string): string {
    return this.deps.mask(cleanText(typed));
  }

  async assertNotBanned({ userId }: Identity): Promise<void> {
    if (await this.deps.isBanned(userId, new Date(this.deps.clock.now()))) throw mayNotPost();
  }

  /** Counts one writing; throws while the author has no turn. */
  async takeTurn(
    author: Identity,
    kind: 'post' | 'comment',
    Fault: new (retryAfter: number) => RetryLater,
  ): Promise<void> {
    if (isModerator(author)) return;
    const { ordinary, newcomers } = this.deps.paces[kind];
    const { clock, createdAt } = this.deps;
    const pace = isNewcomer(await createdAt(author.userId), clock.now()) ? newcomers : ordinary;
    const wait = pace.take(author.userId);
    if (wait > 0) throw new Fault(wait);
  }
}
