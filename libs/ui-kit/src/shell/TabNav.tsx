import { css } from '@emotion/react';
import { type ReactNode, useRef } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { LiveCount } from '../primitives/Badge.js';
import { tabCss } from '../primitives/tab.styles.js';
import { useInSight } from '../primitives/use-in-sight.js';
import { linkOf, type NavItem } from './nav-item.js';

export interface TabNavItem extends NavItem {
  /** Decorative picture before the label. */
  picture?: ReactNode;
}

export interface TabNavProps {
  label: string;
  items: readonly TabNavItem[];
  className?: string | undefined;
}

/** Links to similar pages, e.g. one per sport. They look like tabs but are links. The current one is in sight. */
export function TabNav({ label, items, className }: TabNavProps) {
  const row = useRef<HTMLElement>(null);
  useInSight(row, items.find(({ current }) => current)?.href);
  return (
    <nav ref={row} css={root} className={className} aria-label={label}>
      {items.map((item) => (
        <KitLink key={item.href} css={tabCss} {...linkOf(item)}>
          {item.picture}
          {item.label}
          {item.live && <LiveCount {...item.live} />}
        </KitLink>
      ))}
    </nav>
  );
}

const root = css`
  display: flex;
  min-width: 0;
  margin: 0 calc(-1 * var(--sp-3));
  padding: 0 var(--sp-1);
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid var(--c-line);
  &::-webkit-scrollbar {
    display: none;
  }
  @media (min-width: 768px) {
    margin: 0;
    padding: 0;
  }
`;
