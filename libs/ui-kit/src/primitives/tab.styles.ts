import { css } from '@emotion/react';

/** An item in a row of tabs, underlined when selected: a tab, or a link that looks like one. */
export const tabCss = css`
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
  &:is([aria-selected='true'], [aria-current]) {
    color: var(--c-accent);
  }
  &:is([aria-selected='true'], [aria-current])::after {
    content: '';
    position: absolute;
    inset: auto var(--sp-2) 0;
    height: 2px;
    background: var(--c-accent);
    border-radius: 2px 2px 0 0;
  }
`;
