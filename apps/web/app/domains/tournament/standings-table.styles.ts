import { css } from '@emotion/react';
import { clipCss, numCss } from '@khandai/ui-kit';

export const root = css`
  container-type: inline-size;
`;

export const table = css`
  ${numCss};
  width: 100%;
  table-layout: auto;
  border-collapse: collapse;
  font-size: var(--fs-13);
  & caption {
    height: 0;
  }
  & th,
  & td {
    padding: 0 5px;
    height: 44px;
    text-align: center;
    white-space: nowrap;
    border-top: 1px solid var(--c-line);
  }
  & thead th {
    height: 36px;
    border-top: 0;
    font-family: var(--font-ui, inherit);
    font-size: var(--fs-12);
    font-weight: var(--fw-medium);
    color: var(--c-muted);
  }
  & abbr {
    text-decoration: none;
  }
  & tbody tr:hover {
    background: var(--c-hover);
  }
`;

/** Columns for which a phone has no room. */
export const wide = css`
  @container (max-width: 639px) {
    display: none;
  }
`;

export const never = css`
  display: none;
`;

export const teamHead = css`
  && {
    text-align: left;
    width: 99%;
  }
`;

export const formHead = css`
  min-width: 124px;
`;

export const rank = css`
  position: relative;
  min-width: 30px;
  color: var(--c-muted);
`;

export const moved = css`
  position: relative;
  min-width: 26px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

export const up = css`
  color: var(--c-up);
`;

export const down = css`
  color: var(--c-down);
`;

/* Without a width of its own, so that a long name gives way instead of the numbers. */
export const team = css`
  && {
    max-width: 0;
    text-align: left;
    font-weight: var(--fw-medium);
  }
`;

export const teamInside = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
`;

export const name = css`
  ${clipCss};
  color: var(--c-text);
  line-height: 44px;
  /* A long name takes a second line on phones. A word without room ends with an ellipsis, because a broken one reads as two. */
  @container (max-width: 639px) {
    align-content: center;
    min-height: 44px;
    line-height: 1.25;
    white-space: normal;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const live = css`
  position: relative;
  flex: none;
  padding: 1px 6px;
  border-radius: 4px;
  background: var(--c-live-tint);
  color: var(--c-live);
  font-size: var(--fs-12);
  font-weight: var(--fw-semi);
  &::after {
    content: '';
    position: absolute;
    inset: -12px -6px;
  }
`;

export const points = css`
  font-weight: var(--fw-semi);
  color: var(--c-text);
`;

export const next = css`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
`;

export const marked = css`
  background: var(--c-accent-tint);
`;

export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-4);
  padding: var(--sp-3);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-12);
  color: var(--c-muted);
  & li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

export const swatch = css`
  width: 8px;
  height: 8px;
  border-radius: 2px;
`;

export const part = css`
  && {
    height: 32px;
    padding-inline: var(--sp-3);
    text-align: left;
    font-family: var(--font-ui, inherit);
    font-size: var(--fs-12);
    font-weight: var(--fw-semi);
    color: var(--c-muted);
    background: var(--c-hover);
  }
`;
