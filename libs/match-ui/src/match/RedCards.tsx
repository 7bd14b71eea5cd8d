import { css } from '@emotion/react';
import { Hidden } from '@khandai/ui-kit';

/** A small red card per player sent off (max two), with a text for screen readers. */
export function RedCards({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span css={root} title={label}>
      {Array.from({ length: Math.min(count, 2) }, (_, n) => (
        <i key={n} aria-hidden="true" />
      ))}
      <Hidden>{label}</Hidden>
    </span>
  );
}

const root = css`
  display: inline-flex;
  flex: none;
  gap: 2px;
  && {
    min-width: max-content;
  }
  & i {
    width: 9px;
    height: 12px;
    border-radius: 2px;
    background: var(--c-card-red);
  }
`;
