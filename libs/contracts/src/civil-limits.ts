/** Limits of moderation that forms and the server share. Texts in code points, times in seconds. */
export const CivilLimit = {
  /** How long users may recall their own message, in milliseconds. */
  recallMs: 86_400_000,
  minBanSeconds: 10,
  maxBanSeconds: 86_400,
  maxSlowSeconds: 600,
  rulesLength: 500,
  noteLength: 200,
  questionLength: 100,
  optionLength: 60,
  minOptions: 2,
  maxOptions: 10,
  minPollSeconds: 30,
  maxPollSeconds: 86_400,
} as const;
