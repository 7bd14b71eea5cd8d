import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from './Icon.js';
import { Hidden, numCss } from './text.js';

export type BadgeTone = 'plain' | 'accent' | 'info' | 'gold' | 'number' | 'warn' | 'ok';

/** A small word beside a name: role, level, state. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone | undefined;
  icon?: IconDrawing | undefined;
  children: ReactNode;
}) {
  return (
    <span css={[badge, tones[tone]]}>
      {icon && <Icon icon={icon} size={12} />}
      {children}
    </span>
  );
}

/** The bright red badge: only for what is live now. */
export function LiveBadge({ children }: { children: ReactNode }) {
  return <span css={liveBadge}>{children}</span>;
}

/** The number of live items; `before` and `after` complete the sentence for screen readers. */
export function LiveCount({
  count,
  before,
  after,
  bare,
}: {
  count: number | string;
  before?: string | undefined;
  after?: string | undefined;
  bare?: boolean | undefined;
}) {
  return (
    <span css={[liveCount, bare && bareCss]}>
      {before && <Hidden>{before} </Hidden>}
      {count}
      {after && <Hidden> {after}</Hidden>}
    </span>
  );
}

/** Number of unread items; above 99 it shows "99+", at 0 nothing. */
export function CountBadge({ count, quiet }: { count: number; quiet?: boolean | undefined }) {
  if (count <= 0) return null;
  return <span css={[counter, quiet && quietCss]}>{count > 99 ? '99+' : count}</span>;
}

/** Says where the page's data comes from if it is not real. */
export function OriginBadge({ children }: { children: ReactNode }) {
  return <span css={origin}>{children}</span>;
}

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  height: 1.125rem;
  padding: 0 5px;
  border-radius: var(--r-1);
  background: var(--c-fill);
  color: var(--c-text-2);
  font-size: var(--fs-11);
  font-weight: var(--fw-medium);
  line-height: 1;
  white-space: nowrap;
  flex: none;
`;

const tones = {
  plain: css``,
  accent: css`
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
  `,
  info: css`
    background: var(--c-info-tint);
    color: var(--c-info);
  `,
  gold: css`
    background: var(--c-gold-tint);
    color: var(--c-gold);
  `,
  number: css`
    font-family: var(--font-num);
    font-variant-numeric: tabular-nums;
  `,
  warn: css`
    background: var(--c-warn-tint);
    color: var(--c-warn);
  `,
  ok: css`
    background: var(--c-accent-tint);
    color: var(--c-accent);
  `,
};

const liveBadge = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  height: 1.25rem;
  padding: 0 7px;
  border-radius: var(--r-1);
  background: var(--c-live-fill);
  color: var(--c-on-live);
  font-size: var(--fs-11);
  font-weight: var(--fw-semi);
  letter-spacing: 0.02em;
  white-space: nowrap;
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
`;

const liveCount = css`
  ${numCss};
  font-weight: var(--fw-semi);
  font-size: var(--fs-11);
  line-height: 1rem;
  color: var(--c-live);
  background: var(--c-live-tint);
  border-radius: var(--r-1);
  padding: 0 5px;
`;

const bareCss = css`
  background: none;
`;

const counter = css`
  display: inline-block;
  min-width: 16px;
  height: 1rem;
  padding: 0 4px;
  border-radius: var(--r-full);
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
  font: var(--fw-semi) var(--fs-11)/1rem var(--font-num);
  text-align: center;
  box-shadow: 0 0 0 2px var(--c-surface);
`;

const quietCss = css`
  background: var(--c-line);
  color: var(--c-text-2);
  box-shadow: none;
`;

const origin = css`
  flex: none;
  font-size: var(--fs-11);
  line-height: 1rem;
  color: var(--c-muted);
  border: 1px dashed var(--c-line-strong);
  border-radius: var(--r-1);
  padding: 1px 6px;
  white-space: nowrap;
`;
