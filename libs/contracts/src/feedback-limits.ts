/** What readers write to the operator about. */
export const feedbackKinds = ['idea', 'bug', 'takedown', 'partner'] as const;
export type FeedbackKind = (typeof feedbackKinds)[number];

/** `new` until staff open it, `answered` after their answer, `closed` when nothing is left to do. */
export const feedbackStates = ['new', 'open', 'answered', 'closed'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** Limits of feedback that the form and the server share. Texts in code points. */
export const FeedbackLimit = {
  textLength: 2_000,
  pageLength: 300,
  files: 3,
  answerLength: 4_000,
  noteLength: 2_000,
} as const;

/** File formats of pictures that come with feedback. The server stores the first frame, without metadata. */
export const FEEDBACK_FILE = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 5 * 1024 * 1024,
} as const;
