import { css } from '@emotion/react';

/** A group of fields under a title. */
export const groupCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--sp-2);
  min-width: 0;
  & legend {
    margin-bottom: var(--sp-1);
    padding: 0;
    color: var(--c-text-2);
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
  & > div {
    width: 100%;
  }
  & video {
    width: 100%;
    max-height: 16rem;
    border-radius: var(--r-2);
    background: #000;
  }
  & p {
    color: var(--c-text-2);
    font-size: var(--fs-13);
  }
  & p:empty {
    display: none;
  }
  & p[role='alert'] {
    color: var(--c-neg);
  }
`;
