import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, icons } from '@khandai/ui-kit';

export interface NewPillProps {
  onPress: () => void;
  /** At the top of the list: what it leads to is further up. */
  up?: boolean | undefined;
  children: ReactNode;
}

export function NewPill({ onPress, up, children }: NewPillProps) {
  return (
    <button type="button" css={[pill, up && pillAbove]} onClick={onPress}>
      <Icon icon={icons.arrowDown} size={16} />
      {children}
    </button>
  );
}

const pill = css`
  position: absolute;
  left: 50%;
  bottom: var(--sp-2);
  z-index: 1;
  transform: translateX(-50%);
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 36px;
  padding: 0 var(--sp-4) 0 var(--sp-3);
  border-radius: var(--r-full);
  background: var(--c-accent-fill);
  color: var(--c-on-accent);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  box-shadow: var(--shadow-2);
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &:hover {
    background: var(--c-accent-fill-hover);
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

/* It waits until the list knows what is on screen. */
const pillAbove = css`
  bottom: auto;
  top: var(--sp-2);
  animation: ${appear} 0.2s 0.3s both;
  & > svg {
    transform: rotate(180deg);
  }
`;
