import { css } from '@emotion/react';
import type { ReactNode } from 'react';

/** A message from the room itself: a user joined, a goal. `strong` for events of the match. */
export function SystemLine({
  strong,
  mark,
  children,
}: {
  strong?: boolean | undefined;
  mark?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div css={[line, strong && strongLine]}>
      {mark}
      <span>{children}</span>
    </div>
  );
}

const line = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  padding: 5px var(--sp-4);
  font-size: var(--fs-12);
  line-height: 1.125rem;
  color: var(--c-muted);
  text-align: center;
  & svg {
    width: 14px;
    height: 14px;
  }
  & b {
    font-weight: var(--fw-medium);
    color: var(--c-text-2);
  }
`;

const strongLine = css`
  margin: 6px var(--sp-4);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  justify-content: flex-start;
  text-align: left;
  gap: var(--sp-2);
  & b {
    color: var(--c-text);
    font-weight: var(--fw-semi);
  }
`;
