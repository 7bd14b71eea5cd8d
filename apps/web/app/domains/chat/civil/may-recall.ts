import { type ChatMessage, CivilLimit } from '@khandai/contracts';

/** Whether the server still accepts that the author takes the message back. */
export const mayRecall = ({ createdAt }: Pick<ChatMessage, 'createdAt'>, now: number): boolean =>
  now - Date.parse(createdAt) < CivilLimit.recallMs;
