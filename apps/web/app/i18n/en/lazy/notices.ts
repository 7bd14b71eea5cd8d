import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const notices = {
  message: '{{name}}: {{text}}',
  open: 'Open the room',
  mentioned: '{{name}} mentioned you in {{room}}',
} as const satisfies Translated<LazyWords['notices']>;
