import { css } from '@emotion/react';
import { Bone, Skeleton, repeated, type SkeletonProps } from '@khandai/ui-kit';

export function OddsTableSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <Skeleton label={label} css={oddsGrid}>
      {repeated(count, (n) => (
        <div key={n} css={[panel, padded]}>
          <Bone width="30%" />
          {[50, 64].map((width) => (
            <div key={width} css={teamLine}>
              <Bone width={20} height={20} round />
              <Bone width={`${width}%`} height={13} />
            </div>
          ))}
          <div css={priceGrid}>
            {repeated(12, (cell) => (
              <Bone key={cell} width={cell % 4 === 0 ? 26 : '100%'} height={cell % 4 === 0 ? 11 : 30} />
            ))}
          </div>
        </div>
      ))}
    </Skeleton>
  );
}

const oddsGrid = css`
  display: grid;
  gap: var(--sp-3);
  @media (min-width: 768px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const panel = css`
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
  overflow: hidden;
`;

const padded = css`
  padding: var(--sp-3);
`;

const teamLine = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 28px;
`;

const priceGrid = css`
  display: grid;
  grid-template-columns: 40px repeat(3, 1fr);
  align-items: center;
  gap: 10px 14px;
  margin-top: 10px;
`;
