import { DAY_MS } from '@khandai/calendar';
import type { Clock } from '../../platform/clock.js';
import type { RecurringJob } from '../../platform/jobs/jobs.js';
import type { Log } from '../../platform/log.js';
import type { Mail } from '../../platform/mail/mail.js';
import { isFinalRefusal } from '../../platform/mail/refusal.js';
import { answerEmail } from './answer-email.js';
import type { DueMail, FeedbackMailRepository } from './feedback-mail-repository.js';

/** Time until an e-mail that was not sent is tried again. It is longer than a mail server takes to answer. */
const RETRY_MS = 10 * 60_000;
/** After that long, the sender of the feedback has to read the answer on the site. */
const GIVE_UP_MS = DAY_MS;

export interface FeedbackMailingDeps {
  readonly mails: FeedbackMailRepository;
  readonly mail: Pick<Mail, 'send'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Pick<Log, 'warn' | 'error'>;
  /** Origin of the site, which the e-mail links to. */
  readonly origin: () => string;
}

/** Sends the e-mails of answers, which wait in the database until the mail server took them. */
export class FeedbackMailing {
  /** For those that were not sent with the answer: the mail server was down, or the process ended. */
  readonly job: RecurringJob = {
    kind: 'recurring',
    name: 'feedback-mail',
    cron: '* * * * *',
    atStart: true,
    run: (signal) => this.send(signal),
  };

  constructor(private readonly deps: FeedbackMailingDeps) {}

  /** Sends what is due. Several processes may do it at once: each e-mail is sent by one. */
  async send(signal?: AbortSignal): Promise<void> {
    const { mails, clock } = this.deps;
    while (!signal?.aborted) {
      const now = clock.now();
      const due = await mails.take(new Date(now), new Date(now + RETRY_MS));
      if (!due) return;
      await this.#send(due);
    }
  }

  async #send({ answerId, createdAt, ...answer }: DueMail): Promise<void> {
    const { mails, mail, clock, log, origin } = this.deps;
    try {
      await mail.send(answerEmail({ ...answer, origin: origin() }));
      await mails.end(answerId, true);
    } catch (err) {
      if (!isFinalRefusal(err) && clock.now() - createdAt.getTime() < GIVE_UP_MS) {
        log.warn({ err, answerId }, 'sending the answer to feedback failed; it will be retried');
        return;
      }
      log.error({ err, answerId }, 'sending the answer to feedback failed');
      await mails.end(answerId, false);
    }
  }
}
