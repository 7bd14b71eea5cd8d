import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Wraps prices. A user who hides odds sees none, not even before hydration puts `OddsHidden` here. */
export function OddsArea({ children }: { children: ReactNode }) {
  return <div css={area}>{children}</div>;
}

const area = css`
  display: contents;
  html[data-odds='hidden'] & {
    visibility: hidden;
  }
`;
