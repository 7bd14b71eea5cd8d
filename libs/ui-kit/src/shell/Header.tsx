import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { PHONE } from '../theme/phone-media.js';
import { barBesideBanners, barEdge } from './page-edge.styles.js';

export interface HeaderProps {
  logo: ReactNode;
  /** A PrimaryNav: visible from 1200 px. */
  nav?: ReactNode;
  /** Search, theme, notifications, account. */
  end?: ReactNode;
  /** Hidden on phones: a room takes the whole window there. */
  hiddenOnPhones?: boolean | undefined;
}

export function Header({ logo, nav, end, hiddenOnPhones }: HeaderProps) {
  return (
    <header css={[root, hiddenOnPhones && notOnPhones]}>
      <div css={inner}>
        {logo}
        {nav}
        <div css={endCss}>{end}</div>
      </div>
    </header>
  );
}

/** Skips the navigation; visible only with focus. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} css={skip}>
      {children}
    </a>
  );
}

const root = css`
  position: sticky;
  top: 0;
  z-index: var(--z-header);
  background: var(--c-surface);
  border-bottom: 1px solid var(--c-line);
  ${barBesideBanners}
`;

const notOnPhones = css`
  @media ${PHONE} {
    display: none;
  }
`;

const inner = css`
  max-width: var(--content-max);
  margin: 0 auto;
  height: var(--header-h);
  padding: 0 var(--sp-1) 0 var(--sp-4);
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  @media (min-width: 768px) {
    gap: var(--sp-4);
    padding: 0 var(--sp-6);
  }
  ${barEdge}
`;

const endCss = css`
  display: flex;
  align-items: center;
  margin-left: auto;
  @media (min-width: 768px) {
    gap: var(--sp-1);
  }
`;

const skip = css`
  position: fixed;
  left: var(--sp-4);
  top: -6rem;
  z-index: var(--z-toast);
  padding: var(--sp-2) var(--sp-4);
  border-radius: var(--r-2);
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
  &:focus {
    top: var(--sp-2);
  }
`;
