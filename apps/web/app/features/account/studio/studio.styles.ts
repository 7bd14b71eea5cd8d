import { css } from '@emotion/react';

/** Reserves the height while content loads. */
export const waiting = css`
  min-height: 132px;
`;
