import { css } from '@emotion/react';

/** A plain page, with the list of the others beside it where there is room. */
export const besideListCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-6);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 46rem) minmax(14rem, 18rem);
    justify-content: center;
    gap: var(--sp-8);
  }
`;

/** What is read on it. */
export const readingCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--sp-4);
  padding-block: var(--sp-4);
`;
