import { type Static, Type } from 'typebox';
import { FeedbackLimit, feedbackKinds, feedbackStates } from '../feedback-limits.js';
import { Instant, Nullable } from './common.js';

const Kind = Type.Enum([...feedbackKinds]);
const State = Type.Enum([...feedbackStates]);

/** Names a picture that was sent for feedback: random, so only its sender knows it. */
export const FeedbackFileId = Type.String({ maxLength: 32, pattern: '^[0-9a-f]{32}$' });

/** What a reader writes. Texts that are too long are refused with a sentence that names the limit. */
export const FeedbackDraft = Type.Object({
  /** A repeated one is the same feedback; other feedback under it is refused. */
  uuid: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
  kind: Kind,
  text: Type.String({ maxLength: 20_000 }),
  /** Where the answer goes; without it members read the answer on the page of feedback. */
  email: Type.Optional(Type.String({ format: 'email', maxLength: 254 })),
  /** Path of the page that the feedback is about. What browsers read as another host is none. */
  page: Type.Optional(Type.String({ maxLength: FeedbackLimit.pageLength, pattern: '^/(?![/\\\\])\\S*$' })),
  files: Type.Optional(Type.Array(FeedbackFileId, { maxItems: 20 })),
});
export type FeedbackDraft = Static<typeof FeedbackDraft>;

/** A member's own feedback. */
export const OwnFeedback = Type.Object({
  feedbackId: Type.Integer(),
  kind: Kind,
  state: State,
  text: Type.String(),
  /** Number of pictures. */
  files: Type.Integer(),
  createdAt: Instant,
  answers: Type.Array(
    Type.Object({
      text: Type.String(),
      createdAt: Instant,
      /** The member has not seen it before this list. */
      isNew: Type.Boolean(),
    }),
  ),
});
export type OwnFeedback = Static<typeof OwnFeedback>;

/** Feedback as staff see it. */
export const DeskFeedback = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  state: State,
  text: Type.String(),
  email: Nullable(Type.String()),
  page: Nullable(Type.String()),
  /** Null for guests, and for members who deleted their account. */
  sender: Nullable(Type.Object({ userId: Type.Integer(), username: Type.String(), nickname: Type.String() })),
  files: Type.Array(Type.String()),
  answers: Type.Array(
    Type.Object({
      answerId: Type.Integer(),
      text: Type.String(),
      author: Nullable(Type.String()),
      /** It also went to the sender's e-mail address. */
      mailed: Type.Boolean(),
      createdAt: Instant,
      /** When the member first saw it on the site. */
      readAt: Nullable(Instant),
    }),
  ),
  /** For staff alone. */
  note: Type.String(),
  /** Grows with each change; an update names the one it is based on. */
  version: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type DeskFeedback = Static<typeof DeskFeedback>;

/** Absent fields stay as they are. */
export const FeedbackUpdate = Type.Object({
  state: Type.Optional(State),
  note: Type.Optional(Type.String({ maxLength: FeedbackLimit.noteLength })),
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type FeedbackUpdate = Static<typeof FeedbackUpdate>;
