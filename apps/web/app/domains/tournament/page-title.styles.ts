import { css } from '@emotion/react';

/** Heading of a list page. */
export const pageTitle = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;
