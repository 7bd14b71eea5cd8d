import { css } from '@emotion/react';
import { clipCss, PHONE } from '@khandai/ui-kit';

export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  column-gap: 10px;
  padding: 5px var(--sp-4);
  &:hover {
    background: var(--c-hover);
  }
  @media ${PHONE} {
    [data-compact] & {
      grid-template-columns: 22px minmax(0, 1fr);
      column-gap: var(--sp-2);
      padding: 3px var(--sp-3);
    }
  }
  [data-simple] & {
    grid-template-columns: minmax(0, 1fr);
    & > :first-child {
      display: none;
    }
  }
`;

/* Belongs to the message above it. */
export const followingRow = css`
  padding-top: 0;
`;

export const mentionRow = css`
  background: var(--c-accent-tint);
  &:hover {
    background: var(--c-accent-tint);
  }
`;

export const avatar = css`
  margin-top: 2px;
  @media ${PHONE} {
    [data-compact] & {
      --s: 22px !important;
      margin-top: -1px;
    }
  }
`;

export const dim = css`
  opacity: 0.55;
`;

export const main = css`
  min-width: 0;
`;

export const head = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  line-height: 1.25rem;
  @media ${PHONE} {
    [data-compact] & {
      display: inline;
      & > * {
        margin-right: var(--sp-1);
        vertical-align: 1px;
      }
    }
  }
  [data-simple] & > :not(:first-child, time) {
    display: none;
  }
`;

export const nameCss = css`
  ${clipCss};
  font-size: var(--fs-13);
  font-weight: var(--fw-semi);
  @media ${PHONE} {
    [data-compact] & {
      white-space: normal;
      overflow-wrap: anywhere;
      vertical-align: baseline;
    }
  }
  [data-simple] & {
    color: var(--c-text) !important;
  }
`;

export const nameLink = css`
  color: inherit;
  &:hover {
    text-decoration: underline;
  }
`;

export const timeCss = css`
  font: var(--fw-regular) var(--fs-11)/1rem var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-muted);
  margin-left: auto;
  @media ${PHONE} {
    [data-compact] & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const textCss = css`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: 1.3125rem;
  & a {
    color: var(--c-accent);
    font-weight: var(--fw-medium);
  }
  @media ${PHONE} {
    [data-compact] & {
      display: inline;
      line-height: 1.25rem;
    }
  }
  [data-short] & {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  [data-short] [data-open] &,
  /* The focus is in the row: on the name, or on a tool beside the text. */
  [data-short] :focus-within > * > & {
    -webkit-line-clamp: none;
  }
`;

/* Paler than a sent message, but with enough contrast to read. */
export const waiting = css`
  color: var(--c-muted);
`;

export const recalledCss = css`
  color: var(--c-muted);
  font-style: italic;
`;

export const replyCss = css`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  padding-left: var(--sp-2);
  border-left: 2px solid var(--c-line-strong);
  margin: 2px 0;
  min-width: 0;
  & b {
    ${clipCss};
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
    flex: none;
    max-width: 45%;
  }
`;

/* Touch gets 44 px: the line and what is free around it. */
export const replyButton = css`
  position: relative;
  max-width: 100%;
  text-align: left;
  &:hover b {
    text-decoration: underline;
  }
  &::after {
    content: '';
    position: absolute;
    inset: -13px 0;
  }
`;

export const reactionsCss = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-1);
  margin-top: var(--sp-1);
`;

export const reaction = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  height: 24px;
  padding: 0 7px 0 4px;
  border-radius: var(--r-full);
  background: var(--c-fill);
  font: var(--fw-medium) var(--fs-12)/1 var(--font-num);
  font-variant-numeric: tabular-nums;
  color: var(--c-text-2);
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
  &:disabled {
    cursor: default;
  }
  &[aria-pressed='true'] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
    color: var(--c-accent);
  }
`;

export const state = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  font-size: var(--fs-12);
  line-height: 1.25rem;
  color: var(--c-muted);
  & button {
    position: relative;
    font-weight: var(--fw-medium);
    color: var(--c-accent);
    padding: 0 2px;
  }
  & button::after {
    content: '';
    position: absolute;
    inset: -12px -4px;
  }
`;

export const failedCss = css`
  color: var(--c-neg);
`;

export const quiet = css`
  && {
    color: var(--c-muted);
  }
`;
