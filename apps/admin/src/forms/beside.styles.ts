import { css } from '@emotion/react';

/** Fields of a form beside their preview; below each other on narrow screens. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--sp-6);
  width: 100%;
  @media (max-width: 899px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
