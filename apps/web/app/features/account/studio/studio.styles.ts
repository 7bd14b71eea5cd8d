import { css } from '@emotion/react';

/** The place of what is on its way. */
export const waiting = css`
  min-height: 132px;
`;
