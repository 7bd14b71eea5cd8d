import type { ReactNode } from 'react';
import type { IconDrawing } from '../primitives/Icon.js';

export interface NavItem {
  href: string;
  label: string;
  current?: boolean | undefined;
  /** Number of live items behind the link, e.g. running matches. */
  live?: { count: number; before?: string | undefined; after?: string | undefined } | undefined;
  /** Opens in a new window, without a referrer. */
  external?: boolean | undefined;
}

export interface BottomTab {
  href: string;
  label: ReactNode;
  icon: IconDrawing;
  current?: boolean | undefined;
  /** Opens something on this page instead of navigating. */
  onPress?: (() => void) | undefined;
  /** Number of unread items, and its label for screen readers. */
  unread?: { count: number; label: string } | undefined;
}

/** Attributes of a nav item's link. */
export function linkOf({ href, current, external }: NavItem) {
  return {
    href,
    ...(current ? ({ 'aria-current': 'page' } as const) : {}),
    ...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
}
