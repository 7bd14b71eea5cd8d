import { css } from '@emotion/react';
import { Bone, Skeleton, repeated, type SkeletonProps } from '@khandai/ui-kit';

export function MatchCardSkeleton({ label, count = 1 }: SkeletonProps) {
  return (
    <Skeleton label={label} css={cards}>
      {repeated(count, (n) => (
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
    </Skeleton>
  );
}

export function MatchRowSkeleton({ label, count = 3 }: SkeletonProps) {
  return (
    <Skeleton label={label} css={panel}>
      <div css={groupHead}>
        <Bone width={24} height={24} round />
        <Bone width={120} height={13} />
      </div>
      {repeated(count, (n) => (
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
    </Skeleton>
  );
}

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
