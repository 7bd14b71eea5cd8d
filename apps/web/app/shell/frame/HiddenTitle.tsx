import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** The page's one h1, where the eye has the picture to tell it. */
export function HiddenTitle({ children }: { children: ReactNode }) {
  return <h1 css={hidden}>{children}</h1>;
}

const hidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
