import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** What shows prices. Who hid them sees none, not even before the page has come alive and `OddsHidden` stands here. */
export function OddsArea({ children }: { children: ReactNode }) {
  return <div css={area}>{children}</div>;
}

const area = css`
  display: contents;
  html[data-odds='hidden'] & {
    visibility: hidden;
  }
`;
