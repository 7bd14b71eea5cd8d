import type { MediaKind } from '@khandai/contracts';
import type { DeskResourceName } from '../data/desk-calls';

/** Kinds of titles that the desk has screens of. */
export type DeskTitleKind = Extract<MediaKind, DeskResourceName>;
