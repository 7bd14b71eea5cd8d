import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { linkOf, type NavItem } from './nav-item.js';
import { pageEdge } from './page-edge.styles.js';

export interface FooterProps {
  label: string;
  items: readonly NavItem[];
  /** Content before the links: name of the site, notices. */
  note?: ReactNode;
  end?: ReactNode;
}

export function Footer({ label, items, note, end }: FooterProps) {
  return (
    <footer css={root}>
      {note && <p>{note}</p>}
      <nav aria-label={label} css={links}>
        {items.map((item) => (
          <KitLink key={item.href + item.label} {...linkOf(item)}>
            {item.label}
          </KitLink>
        ))}
      </nav>
      {end && <div css={push}>{end}</div>}
    </footer>
  );
}

const root = css`
  max-width: var(--content-max);
  margin: var(--sp-6) auto 0;
  padding: var(--sp-4);
  border-top: 1px solid var(--c-line);
  color: var(--c-muted);
  font-size: var(--fs-12);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1) var(--sp-4);
  @media (max-width: 767px) {
    padding-bottom: calc(var(--sp-4) + var(--bottom-h) + env(safe-area-inset-bottom));
  }
  @media (min-width: 768px) {
    padding-left: var(--sp-6);
    padding-right: var(--sp-6);
  }
  ${pageEdge}
`;

const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--sp-4);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    min-width: var(--touch);
    @media (min-width: 768px) {
      min-height: 32px;
    }
  }
  & a:hover {
    color: var(--c-text);
  }
`;

const push = css`
  margin-left: auto;
`;
