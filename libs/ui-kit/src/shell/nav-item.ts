import type { IconDrawing } from '../primitives/Icon.js';

export interface NavItem {
  href: string;
  label: string;
  current?: boolean | undefined;
  /** Live things behind the link, e.g. matches being played. */
  live?: { count: number; before?: string | undefined; after?: string | undefined } | undefined;
  /** Opens elsewhere: a new window, without a referrer. */
  external?: boolean | undefined;
}

export interface BottomTab {
  href: string;
  label: string;
  icon: IconDrawing;
  current?: boolean | undefined;
  /** Words for a place that does not exist yet: it is shown, says so, and leads nowhere. */
  soon?: string | undefined;
  /** Opens something on this page instead of leading away. */
  onPress?: (() => void) | undefined;
  /** Unread things and the words that say so to screen readers. */
  unread?: { count: number; label: string } | undefined;
}

/** Attributes of a link to a nav item. */
export function linkOf({ href, current, external }: NavItem) {
  return {
    href,
    ...(current ? ({ 'aria-current': 'page' } as const) : {}),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
}
