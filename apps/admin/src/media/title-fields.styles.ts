import { css } from '@emotion/react';

/** The fields of a title's form, one below the other. */
export const titleFieldsCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  width: 100%;
  max-width: 40rem;
`;
