import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconDrawing } from './Icon.js';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  icon: IconDrawing;
  /** The action, as a verb; also the tooltip. */
  label: string;
  size?: 'md' | 'sm' | undefined;
  /** Content over the button's corner, e.g. a CountBadge. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ icon, label, size = 'md', badge, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      css={[base, size === 'sm' && small]}
      className={className}
      {...rest}
    >
      <Icon icon={icon} />
      {badge !== undefined && badge !== null && <span css={corner}>{badge}</span>}
    </button>
  );
}

const base = css`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-2);
  color: var(--c-text-2);
  transition: background var(--t-fast) var(--ease);
  flex: none;
  &:hover {
    background: var(--c-hover);
    color: var(--c-text);
  }
  &[aria-pressed='true'] {
    color: var(--c-accent);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--c-control);
    cursor: not-allowed;
  }
`;

const small = css`
  --icon: 18px;
  width: 32px;
  height: 32px;
  color: var(--c-muted);
  &::after {
    content: '';
    position: absolute;
    inset: -6px;
  }
`;

const corner = css`
  position: absolute;
  top: 5px;
  right: 4px;
`;
