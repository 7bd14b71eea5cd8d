import type { Translated } from '../sentences';
import type { vi } from '../vi';

/** Traditional Chinese has no translations yet. */
export const zh = {} as const satisfies Translated<typeof vi>;
