import { composeEmail } from '../../platform/mail/compose-email.js';
import type { Email } from '../../platform/mail/mail.js';
import { sentence } from '../../platform/messages.js';

export interface Answer {
  readonly to: string;
  readonly id: number;
  /** What the reader wrote. */
  readonly asked: string;
  readonly answer: string;
  readonly origin: string;
}

/** The answer to feedback. No text of users is in a header: the subject has the number alone. */
export const answerEmail = ({ to, id, asked, answer, origin }: Answer): Email =>
  composeEmail({
    to,
    subject: sentence('mailFeedbackSubject', { id }),
    lines: [sentence('mailFeedbackHello'), ...paragraphs(answer)],
    notes: [
      sentence('mailFeedbackAsked', { id }),
      ...paragraphs(asked).map((line) => `> ${line}`),
      sentence('mailFeedbackMore', { address: `${origin}/phan-hoi` }),
    ],
  });

const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line !== '');
