import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Wraps prices. Hides them from users who chose to hide odds, even before hydration replaces them with `OddsHidden`.
 */
export function OddsArea({ children }: { children: ReactNode }) {
  return <div css={area}>{children}</div>;
}

const area = css`
  display: contents;
  html[data-odds='hidden'] & {
    visibility: hidden;
  }
`;
