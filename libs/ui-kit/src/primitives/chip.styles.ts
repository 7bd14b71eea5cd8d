import { css } from '@emotion/react';

export const chipRow = css`
  display: flex;
  gap: var(--sp-2);
  overflow-x: auto;
  scrollbar-width: none;
  margin: 0 calc(-1 * var(--sp-3));
  padding: 6px var(--sp-3);
  &::-webkit-scrollbar {
    display: none;
  }
  @media (min-width: 768px) {
    margin: 0;
    padding: 6px 2px;
  }
  @media (min-width: 1200px) {
    flex-wrap: wrap;
    row-gap: var(--sp-3);
  }
`;

export const chip = css`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 2rem;
  padding: 0 var(--sp-3);
  border-radius: var(--r-full);
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  &:hover {
    background: var(--c-hover);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  & > span {
    color: var(--c-muted);
    font-size: var(--fs-12);
  }
`;

/** Of the chip that is pressed, or whose page is shown. */
export const chosenChip = css`
  &,
  &:hover {
    background: var(--c-accent-tint);
  }
  box-shadow: inset 0 0 0 1px var(--c-accent-line);
  color: var(--c-accent);
  & > span {
    color: inherit;
  }
`;
