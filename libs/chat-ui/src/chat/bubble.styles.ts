import { css } from '@emotion/react';

/* A message between two: no picture and no name on screen, the side says whose it is. */
export const bubbleRow = css`
  && {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    padding-block: 2px;
    background: none;
  }
  & > :first-child {
    display: none;
  }
`;

export const ownRow = css`
  && {
    align-items: flex-end;
  }
`;

export const bubbleMain = css`
  display: flex;
  flex-direction: column;
  align-items: inherit;
  max-width: min(82%, 32rem);
`;

export const bubbleHead = css`
  padding: 0 var(--sp-1);
  line-height: 1.25rem;
`;

export const bubbleText = css`
  padding: 7px 13px;
  border-radius: 18px;
  background: var(--c-fill);
  &:empty {
    display: none;
  }
`;

export const ownText = css`
  && {
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
  }
  && a {
    color: inherit;
    text-decoration: underline;
  }
`;

/* Not confirmed, or taken back. */
export const paleText = css`
  && {
    background: var(--c-accent-tint);
    color: var(--c-text-2);
  }
`;
