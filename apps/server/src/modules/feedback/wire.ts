import type { Attempts } from '../../platform/attempts/attempts.js';
import type { Mail } from '../../platform/mail/mail.js';
import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { DeskFeedbackRepository } from './desk-feedback-repository.js';
import { type DeskFeedbackDeps, DeskFeedbackService } from './desk-feedback-service.js';
import { FeedbackHousekeeping } from './feedback-housekeeping.js';
import { FeedbackMailRepository } from './feedback-mail-repository.js';
import { FeedbackMailing } from './feedback-mailing.js';
import { FeedbackRepository } from './feedback-repository.js';
import { feedbackRoutes } from './feedback-routes.js';
import { FeedbackService } from './feedback-service.js';
import { feedbackUndoer } from './feedback-undoer.js';

type WireDeps = Pick<Platform, 'database' | 'storage' | 'maker' | 'clock' | 'address' | 'deskLog' | 'log'> & {
  readonly attempts: Attempts;
  readonly mail: Pick<Mail, 'send'>;
  readonly outbox: DeskFeedbackDeps['outbox'];
  readonly notices: DeskFeedbackDeps['notices'];
};

/** What readers write to the operator, and the desk's inbox for it. */
export function wire(deps: WireDeps) {
  const { database, storage, maker, clock, address, attempts, mail, outbox, notices, deskLog, log } = deps;
  const feedback = new FeedbackRepository(database);
  const inbox = new DeskFeedbackRepository(database);
  const service = new FeedbackService({ feedback, storage, maker, attempts, clock });
  const mails = new FeedbackMailRepository(database);
  const mailing = new FeedbackMailing({ mails, mail, clock, log, origin: () => address.origin });
  const desk = new DeskFeedbackService({ feedback: inbox, deskLog, storage, outbox, mailing, notices, clock });
  return {
    handlers: feedbackRoutes({ feedback: service, desk }),
    ports: { deskUndoers: { feedback: feedbackUndoer(inbox, clock) } },
    jobs: [new FeedbackHousekeeping({ feedback, storage, clock }).job, mailing.job],
  } satisfies Module;
}
