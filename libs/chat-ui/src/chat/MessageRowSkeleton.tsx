import { css } from '@emotion/react';
import { Bone, Skeleton, repeated, type SkeletonProps } from '@khandai/ui-kit';

export function MessageRowSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <Skeleton label={label}>
      {repeated(count, (n) => (
        <div key={n} css={message}>
          <Bone width={28} height={28} round />
          <span css={[two, grow]}>
            <Bone width={[76, 110, 64][n % 3] ?? 76} height={11} />
            <Bone width={['84%', '52%', '70%'][n % 3] ?? '70%'} height={13} />
          </span>
        </div>
      ))}
    </Skeleton>
  );
}

const message = css`
  display: flex;
  gap: 10px;
  padding: 7px var(--sp-4);
`;

const two = css`
  display: grid;
  gap: 6px;
  align-content: center;
`;

const grow = css`
  flex: 1;
`;
