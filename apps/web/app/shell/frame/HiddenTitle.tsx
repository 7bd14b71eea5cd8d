import { Hidden } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

/** The page's one h1, where the eye has the picture to tell it. */
export function HiddenTitle({ children }: { children: ReactNode }) {
  return <Hidden as="h1">{children}</Hidden>;
}
