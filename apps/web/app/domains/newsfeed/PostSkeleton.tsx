import { css } from '@emotion/react';
import { Bone, repeated, Skeleton } from '@khandai/ui-kit';

const CARDS = 3;

/** Stands for the first posts while they load. */
export function PostSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} css={list}>
      {repeated(CARDS, (at) => (
        <span key={at} css={card}>
          <span css={head}>
            <Bone width={40} height={40} round />
            <span css={lines}>
              <Bone width="40%" />
              <Bone width="24%" height={10} />
            </span>
          </span>
          <Bone width="92%" />
          <Bone width="70%" />
          <Bone width="100%" height={120} />
        </span>
      ))}
    </Skeleton>
  );
}

const list = css`
  display: grid;
  gap: var(--sp-4);
`;

const card = css`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4) var(--sp-4);
  background: var(--c-surface);
  border: 1px solid var(--c-line);
  border-radius: var(--r-3);
`;

const head = css`
  display: flex;
  align-items: center;
  gap: 10px;
`;

const lines = css`
  display: grid;
  flex: 1;
  gap: 6px;
`;
