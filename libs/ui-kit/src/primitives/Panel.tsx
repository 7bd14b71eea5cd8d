import { css } from '@emotion/react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { Icon } from './Icon.js';
import * as icons from './icons.js';

export interface PanelProps {
  title?: ReactNode;
  /** Content at the right of the title. */
  end?: ReactNode;
  /** Adds padding around the body. */
  padded?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Panel({ title, end, padded, className, children }: PanelProps) {
  const id = useId();
  return (
    <section css={panel} className={className} aria-labelledby={title ? id : undefined}>
      {(title || end) && (
        <div css={head}>
          {title && (
            <h2 id={id} css={heading}>
              {title}
            </h2>
          )}
          {end && <div css={push}>{end}</div>}
        </div>
      )}
      {padded ? <div css={body}>{children}</div> : children}
    </section>
  );
}

export interface SectionHeadProps {
  id?: string | undefined;
  title: ReactNode;
  /** Content beside the title: a LiveCount, the time of the last update. */
  note?: ReactNode;
  more?: { href: string; label: string } | undefined;
  end?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
}

export function SectionHead({ id, title, note, more, end, level = 2 }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={section}>
      <Heading id={id} css={level === 1 ? pageTitle : sectionTitle}>
        {title}
      </Heading>
      {note && <span css={noteCss}>{note}</span>}
      {end && <div css={push}>{end}</div>}
      {more && (
        <KitLink href={more.href} css={[moreLink, !end && push]}>
          {more.label}
          <Icon icon={icons.chevronRight} size={16} />
        </KitLink>
      )}
    </div>
  );
}

const panel = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  min-width: 0;
  overflow: hidden;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 44px;
  padding: var(--sp-1) var(--sp-2) var(--sp-1) var(--sp-4);
`;

const heading = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
`;

const body = css`
  padding: 0 var(--sp-4) var(--sp-4);
`;

const push = css`
  margin-left: auto;
`;

const section = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--sp-2);
  min-height: 32px;
  min-width: 0;
`;

const sectionTitle = css`
  font-size: var(--fs-16);
`;

const pageTitle = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const noteCss = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-12);
  color: var(--c-muted);
  min-width: 0;
`;

const moreLink = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-accent);
  white-space: nowrap;
  min-height: 32px;
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;
