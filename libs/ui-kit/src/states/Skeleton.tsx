import { css, keyframes } from '@emotion/react';
import type { CSSProperties, ReactNode } from 'react';

export interface SkeletonProps {
  /** What is being loaded: "Đang tải trận". */
  label: string;
  /** How many of the shape. */
  count?: number | undefined;
}

/** One grey bar or disc. */
function Bone({
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

export function MatchCardSkeleton({ label, count = 1 }: SkeletonProps) {
  return (
    <Late label={label} css={cards}>
      {times(count, (n) => (
        <div key={n} css={card}>
          <div css={spread}>
            <Bone width="40%" />
            <Bone width={52} />
          </div>
          {[58, 72].map((width) => (
            <div key={width} css={teamLine}>
              <Bone width={24} height={24} round />
              <Bone width={`${width}%`} height={14} />
              <Bone width={14} height={18} css={push} />
            </div>
          ))}
          <div css={cardFoot}>
            <Bone width={28} height={28} round />
            <span css={two}>
              <Bone width={90} height={11} />
              <Bone width={64} height={9} />
            </span>
            <Bone width={76} height={32} css={push} />
          </div>
        </div>
      ))}
    </Late>
  );
}

export function MatchRowSkeleton({ label, count = 3 }: SkeletonProps) {
  return (
    <Late label={label} css={panel}>
      <div css={groupHead}>
        <Bone width={24} height={24} round />
        <Bone width={120} height={13} />
      </div>
      {times(count, (n) => (
        <div key={n} css={matchRow}>
          <span css={two}>
            <Bone width={40} height={13} />
            <Bone width={30} height={10} />
          </span>
          <span css={grow}>
            {[124, 148].map((width) => (
              <span key={width} css={teamLine}>
                <Bone width={20} height={20} round />
                <Bone width={width} height={13} />
              </span>
            ))}
          </span>
          <Bone width={18} height={18} />
        </div>
      ))}
    </Late>
  );
}

export function OddsTableSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <Late label={label} css={oddsGrid}>
      {times(count, (n) => (
        <div key={n} css={[panel, padded]}>
          <Bone width="30%" />
          {[50, 64].map((width) => (
            <div key={width} css={teamLine}>
              <Bone width={20} height={20} round />
              <Bone width={`${width}%`} height={13} />
            </div>
          ))}
          <div css={priceGrid}>
            {times(12, (cell) => (
              <Bone key={cell} width={cell % 4 === 0 ? 26 : '100%'} height={cell % 4 === 0 ? 11 : 30} />
            ))}
          </div>
        </div>
      ))}
    </Late>
  );
}

export function MessageRowSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <Late label={label}>
      {times(count, (n) => (
        <div key={n} css={message}>
          <Bone width={28} height={28} round />
          <span css={[two, grow]}>
            <Bone width={[76, 110, 64][n % 3] ?? 76} height={11} />
            <Bone width={['84%', '52%', '70%'][n % 3] ?? '70%'} height={13} />
          </span>
        </div>
      ))}
    </Late>
  );
}

/**
 * Takes its room at once and shows itself after 200 ms, so that a quick answer never flashes a skeleton
 * and nothing jumps. Done in CSS: it works in server-rendered pages before any script runs.
 */
function Late({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} css={late} className={className}>
      {children}
    </div>
  );
}

function times<T>(count: number, draw: (n: number) => T): T[] {
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

const cards = css`
  display: grid;
  gap: var(--sp-3);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
`;

const panel = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
`;

const card = css`
  ${panel};
  display: grid;
  gap: var(--sp-1);
  padding: 10px var(--sp-4) 2px;
`;

const spread = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-height: 20px;
`;

const teamLine = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
`;

const cardFoot = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 46px;
  border-top: 1px solid var(--c-line);
`;

const push = css`
  margin-left: auto;
`;

const two = css`
  display: grid;
  gap: 6px;
  align-content: center;
`;

const grow = css`
  flex: 1;
`;

const groupHead = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  padding: 0 var(--sp-3);
`;

const matchRow = css`
  display: flex;
  align-items: center;
  gap: var(--sp-4);
  padding: 7px var(--sp-3);
  border-top: 1px solid var(--c-line);
`;

const oddsGrid = css`
  display: grid;
  gap: var(--sp-3);
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const padded = css`
  padding: var(--sp-3);
`;

const priceGrid = css`
  display: grid;
  grid-template-columns: 40px repeat(3, 1fr);
  align-items: center;
  gap: 10px 14px;
  margin-top: 10px;
`;

const message = css`
  display: flex;
  gap: 10px;
  padding: 7px var(--sp-4);
`;
