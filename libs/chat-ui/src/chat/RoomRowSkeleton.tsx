import { css } from '@emotion/react';
import { Bone, repeated, Skeleton, type SkeletonProps } from '@khandai/ui-kit';

/** Shapes of `RoomRow`s that load. */
export function RoomRowSkeleton({ label, count = 4 }: SkeletonProps) {
  return (
    <Skeleton label={label}>
      {repeated(count, (n) => (
        <div key={n} css={row}>
          <Bone width={40} height={40} css={square} />
          <span css={words}>
            <Bone width={['58%', '74%', '46%'][n % 3] ?? '58%'} height={13} />
            <Bone width={['82%', '60%', '90%'][n % 3] ?? '82%'} height={11} />
          </span>
        </div>
      ))}
    </Skeleton>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 60px;
  padding: var(--sp-1) var(--sp-2);
`;

const square = css`
  border-radius: 12px;
`;

const words = css`
  display: grid;
  flex: 1;
  gap: 8px;
`;
