import { css } from '@emotion/react';
import { useRef } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { LiveCount } from '../primitives/Badge.js';
import { useInSight } from '../primitives/use-in-sight.js';
import { linkOf, type NavItem } from './nav-item.js';
import { barBesideBanners } from './page-edge.styles.js';

export interface SubNavProps {
  label: string;
  items: readonly NavItem[];
  className?: string | undefined;
}

/**
 * The same links in a row that scrolls sideways, for widths at which the header has no room for them. The current one is
 * in sight.
 */
export function SubNav({ label, items, className }: SubNavProps) {
  const row = useRef<HTMLDivElement>(null);
  useInSight(row, items.find(({ current }) => current)?.href);
  return (
    <nav css={root} aria-label={label} className={className}>
      <div css={inner} ref={row}>
        {items.map((item) => (
          <KitLink key={item.href} css={itemCss} {...linkOf(item)}>
            {item.label}
            {item.live && <LiveCount {...item.live} />}
          </KitLink>
        ))}
      </div>
    </nav>
  );
}

const root = css`
  background: var(--c-surface);
  border-bottom: 1px solid var(--c-line);
  @media (min-width: 768px) {
    position: sticky;
    top: calc(var(--header-h) + 1px);
    z-index: var(--z-header);
  }
  ${barBesideBanners}
  @media (min-width: 1200px) {
    display: none;
  }
`;

const inner = css`
  display: flex;
  height: var(--subnav-h);
  padding: 0 var(--sp-2);
  overflow-x: auto;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  @media (min-width: 768px) {
    padding: 0 14px;
    max-width: var(--content-max);
    margin: 0 auto;
  }
`;

const itemCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 10px;
  font-weight: var(--fw-medium);
  color: var(--c-muted);
  white-space: nowrap;
  border-bottom: 2px solid transparent;
  border-top: 2px solid transparent;
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: var(--c-accent);
    border-bottom-color: var(--c-accent);
  }
`;
