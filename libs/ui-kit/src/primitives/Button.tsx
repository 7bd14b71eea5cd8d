import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { Icon, type IconDrawing } from './Icon.js';

export type ButtonLook = 'plain' | 'primary' | 'line' | 'quiet' | 'on' | 'danger';

interface ButtonLooks {
  /** Use one primary button per view. */
  look?: ButtonLook | undefined;
  size?: 'md' | 'sm' | undefined;
  /** Fills the width of its parent. */
  block?: boolean | undefined;
  /** The label may wrap to a second line: for long labels at a text size of 200 %. */
  wraps?: boolean | undefined;
  icon?: IconDrawing | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export interface ButtonProps
  extends ButtonLooks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> {
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({
  look = 'plain',
  size = 'md',
  block,
  wraps,
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      css={[base, looks[look], size === 'sm' && small, block && wide, wraps && wrapping, off]}
      className={className}
      {...rest}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLooks {
  href: string;
  'aria-label'?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A link that looks like a button: it navigates and has no other action. */
export function LinkButton({
  look = 'plain',
  size = 'md',
  block,
  wraps,
  icon,
  children,
  href,
  className,
  ...rest
}: LinkButtonProps) {
  return (
    <KitLink
      href={href}
      css={[base, looks[look], size === 'sm' && small, block && wide, wraps && wrapping]}
      {...(className ? { className } : {})}
      {...rest}
    >
      {icon && <Icon icon={icon} />}
      {children}
    </KitLink>
  );
}

/** Styles of a button whose label may wrap to a second line. */
export const wrapping = css`
  height: auto;
  min-height: var(--control-h);
  max-width: 100%;
  white-space: normal;
`;

const base = css`
  --icon: 18px;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  height: var(--control-h);
  padding: 0 var(--sp-4);
  border-radius: var(--r-2);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  background: var(--c-fill);
  color: var(--c-text);
  transition: background var(--t-fast) var(--ease);
  &:hover {
    background: var(--c-fill-hover);
  }
  &:focus-visible {
    border-radius: var(--r-2);
  }
`;

/* After the looks in the cascade: the pointer still hovers over a button that its own press disables. */
const off = css`
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--c-sunken);
    color: var(--c-muted);
    cursor: not-allowed;
    box-shadow: none;
  }
`;

const looks = {
  plain: css``,
  primary: css`
    background: var(--c-accent-fill);
    color: var(--c-on-accent);
    &:hover {
      background: var(--c-accent-fill-hover);
    }
  `,
  line: css`
    background: none;
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
    &:hover {
      background: var(--c-hover);
    }
  `,
  quiet: css`
    background: none;
    color: var(--c-accent);
    padding: 0 var(--sp-2);
    &:hover {
      background: var(--c-accent-tint);
    }
  `,
  danger: css`
    &,
    &:hover {
      background: var(--c-neg);
      color: var(--c-surface);
    }
  `,
  on: css`
    background: var(--c-accent-tint);
    color: var(--c-accent);
    &:hover {
      background: var(--c-accent-tint);
    }
  `,
};

/* 32 px visible height, 44 px touch target. */
const small = css`
  --icon: 16px;
  position: relative;
  height: 2rem;
  padding: 0 var(--sp-3);
  font-size: var(--fs-13);
  &::after {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;

const wide = css`
  width: 100%;
`;
