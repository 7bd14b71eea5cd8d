import { css } from '@emotion/react';

/** Notes and buttons between messages and field. */
export const quiet = css`
  padding: 0 var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.5rem;
  color: var(--c-muted);
  text-align: center;
`;
