import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const notices = {
  message: '{{name}}: {{text}}',
  media: { attachment: '[Picture, video]', sticker: '[Sticker]' },
  covered: 'message hidden',
  open: 'Open the room',
  openConversation: 'Open the conversation',
  mentioned: '{{name}} mentioned you in {{room}}',
} as const satisfies Translated<LazyWords['notices']>;
