import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** Tabular digits: for every score, price, time and count. */
export const numCss = css`
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums lining-nums;
  letter-spacing: -0.01em;
`;

/** A single line, truncated with an ellipsis. */
export const clipCss = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  min-width: 0;
`;

export const hiddenCss = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export function Num({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span css={numCss} className={className}>
      {children}
    </span>
  );
}

export function Clip({
  children,
  title,
  className,
}: {
  children: ReactNode;
  title?: string | undefined;
  className?: string | undefined;
}) {
  return (
    <span css={clipCss} title={title} className={className}>
      {children}
    </span>
  );
}

/** Visually hidden text for screen readers. */
export function Hidden({ as: Tag = 'span', children }: { as?: 'span' | 'h1' | 'h2' | undefined; children: ReactNode }) {
  return <Tag css={hiddenCss}>{children}</Tag>;
}
