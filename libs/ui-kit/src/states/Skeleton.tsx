import { css, keyframes } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';

export interface SkeletonProps {
  /** What loads: "Đang tải". */
  label: string;
  /** Number of shapes. */
  count?: number | undefined;
}

/** One bar or disc of a skeleton. */
export function Bone({
  width,
  height = 12,
  round,
  className,
}: {
  width: number | string;
  height?: number | undefined;
  round?: boolean | undefined;
  className?: string | undefined;
}) {
  const style: CSSProperties = { width, height, ...(round ? { borderRadius: '50%' } : {}) };
  return <span css={bone} style={style} className={className} />;
}

/**
 * The box around the bones. It reserves its space immediately and becomes visible after 200 ms, so that a fast reply
 * shows no skeleton and the layout does not jump. The delay is CSS, so it also works in server-rendered pages before
 * any script runs.
 */
export function Skeleton({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div role="status" aria-busy="true" aria-label={label} css={late} className={className}>
      {children}
    </div>
  );
}

/** Renders one shape `count` times. */
export function repeated<T>(count: number, draw: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => draw(n));
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
const breathe = keyframes`to { opacity: 0.55; }`;

const late = css`
  animation: ${appear} 1ms 200ms both;
`;

const bone = css`
  display: block;
  flex: none;
  border-radius: var(--r-1);
  background: var(--c-sunken);
  animation: ${breathe} 1.6s ease-in-out infinite alternate;
`;
