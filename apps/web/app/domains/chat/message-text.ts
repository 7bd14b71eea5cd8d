import type { ChatMessage } from '@khandai/contracts';

/** The text of a message, or a word for what it holds instead. */
export function messageText(
  { filteredMessage, sticker, attachments }: Pick<ChatMessage, 'filteredMessage' | 'sticker' | 'attachments'>,
  wordOf: (media: 'sticker' | 'attachment') => string,
): string {
  if (filteredMessage !== '') return filteredMessage;
  if (sticker) return wordOf('sticker');
  return attachments.length > 0 ? wordOf('attachment') : '';
}
