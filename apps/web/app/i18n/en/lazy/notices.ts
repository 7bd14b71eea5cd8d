import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const notices = {
  message: '{{name}}: {{text}}',
  open: 'Open the room',
} as const satisfies Translated<LazyWords['notices']>;
