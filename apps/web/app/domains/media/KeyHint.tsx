import { css } from '@emotion/react';

/** The keys of the page's video, for those with a keyboard. */
export function KeyHint({ children }: { readonly children: string }) {
  return <p css={root}>{children}</p>;
}

const root = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
  @media (hover: none), (max-width: 767px) {
    display: none;
  }
`;
