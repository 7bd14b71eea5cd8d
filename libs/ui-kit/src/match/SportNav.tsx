import { css } from '@emotion/react';
import { KitLink } from '../link/LinkProvider.js';
import { LiveCount } from '../primitives/Badge.js';
import { linkOf, type NavItem } from '../shell/nav-item.js';

export interface SportNavProps {
  label: string;
  items: readonly NavItem[];
}

/** Pages of the same kind side by side, one for each sport: they look like tabs and are links. */
export function SportNav({ label, items }: SportNavProps) {
  return (
    <nav css={root} aria-label={label}>
      {items.map((item) => (
        <KitLink key={item.href} css={link} {...linkOf(item)}>
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

const link = css`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: 6px;
  height: var(--touch);
  padding: 0 var(--sp-3);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
  white-space: nowrap;
  &:hover {
    color: var(--c-text);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: var(--c-accent);
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto var(--sp-2) 0;
    height: 2px;
    background: var(--c-accent);
    border-radius: 2px 2px 0 0;
  }
`;
