import { css } from '@emotion/react';

/** From here on the queue and its chosen item are side by side. */
export const TWO_COLUMNS = '(min-width: 1024px) and (min-height: 501px)';

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-3) 0;
`;

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
  padding: var(--sp-3) var(--sp-4);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  background: var(--c-surface);
  &:focus-visible {
    border-radius: var(--r-3);
  }
`;

export const cardHead = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--sp-2);
  font-size: var(--fs-13);
  & > b {
    font-weight: var(--fw-semi);
  }
  & > time {
    margin-left: auto;
    font: var(--fw-regular) var(--fs-12) / 1rem var(--font-num);
    color: var(--c-muted);
  }
`;

export const quiet = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
  overflow-wrap: anywhere;
`;

export const quote = css`
  margin: 0;
  padding: 10px var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  line-height: 1.375rem;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3) var(--sp-2);
  padding: var(--sp-1) 0;
`;

/** Of actions that take something away from others; the safe one stays the loud one. */
export const bad = css`
  && {
    color: var(--c-neg);
  }
`;
