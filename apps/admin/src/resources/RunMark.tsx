import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { RunState } from './run-state';

/** A state by a mark and its words. */
export function RunMark({ state, children }: { state: RunState; children: ReactNode }) {
  return (
    <span css={mark} data-state={state}>
      {children}
    </span>
  );
}

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-12);
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: var(--r-full);
    background: var(--c-muted);
  }
  &[data-state='running']::before {
    background: var(--c-accent-fill);
  }
  &[data-state='planned']::before {
    border-radius: 0;
    background: var(--c-card-yellow);
  }
`;
