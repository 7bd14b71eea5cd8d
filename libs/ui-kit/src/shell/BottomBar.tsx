import { css } from '@emotion/react';
import { KitLink } from '../link/LinkProvider.js';
import { CountBadge } from '../primitives/Badge.js';
import { Icon } from '../primitives/Icon.js';
import { Hidden } from '../primitives/text.js';
import type { BottomTab } from './nav-item.js';

/** Navigation for phones: five links within reach of the thumb. PageFrame and Footer reserve space for it. */
export function BottomBar({ label, items }: { label: string; items: readonly BottomTab[] }) {
  return (
    <nav css={root} aria-label={label}>
      {items.map((item) => (
        <Place key={item.href} {...item} />
      ))}
    </nav>
  );
}

function Place({ href, label, icon, current, unread, onPress }: BottomTab) {
  const face = (
    <>
      <Icon icon={icon} size={22} />
      {label}
      {unread && unread.count > 0 && (
        <span css={counter}>
          <span aria-hidden="true">
            <CountBadge count={unread.count} />
          </span>
          <Hidden>{unread.label}</Hidden>
        </span>
      )}
    </>
  );
  if (onPress) {
    return (
      <button type="button" css={[tab, press]} aria-haspopup="dialog" onClick={onPress}>
        {face}
      </button>
    );
  }
  return (
    <KitLink href={href} css={tab} {...(current ? { 'aria-current': 'page' } : {})}>
      {face}
    </KitLink>
  );
}

const root = css`
  position: fixed;
  inset: auto 0 0;
  z-index: var(--z-bottom);
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  background: var(--c-surface);
  border-top: 1px solid var(--c-line);
  padding-bottom: env(safe-area-inset-bottom);
  @media (min-width: 768px) {
    display: none;
  }
`;

const tab = css`
  position: relative;
  height: var(--bottom-h);
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 2px;
  padding: 0 2px;
  text-align: center;
  font-size: var(--fs-11);
  line-height: 1rem;
  font-weight: var(--fw-medium);
  color: var(--c-muted);
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    color: var(--c-accent);
    font-weight: var(--fw-semi);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    top: -1px;
    justify-self: center;
    width: 28px;
    height: 2px;
    border-radius: 0 0 2px 2px;
    background: var(--c-accent);
  }
`;

const press = css`
  width: 100%;
`;

const counter = css`
  position: absolute;
  top: 4px;
  left: calc(50% + 4px);
`;
