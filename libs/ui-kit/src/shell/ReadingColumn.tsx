import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A column as wide as texts are read well, in the middle of a wider place. */
export function ReadingColumn({ children }: { children: ReactNode }) {
  return <div css={column}>{children}</div>;
}

const column = css`
  width: 100%;
  min-width: 0;
  max-width: 42rem;
  margin: 0 auto;
`;
