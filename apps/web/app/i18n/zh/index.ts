import type { Translated } from '../sentences';
import type { vi } from '../vi';

/** Traditional Chinese has no words of its own yet. */
export const zh = {} as const satisfies Translated<typeof vi>;
