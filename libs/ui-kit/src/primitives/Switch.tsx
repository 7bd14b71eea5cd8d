import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
}

export function Switch({ label, checked, onChange, disabled }: SwitchProps) {
  return (
    <label css={root}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <i aria-hidden="true" />
    </label>
  );
}

const root = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  min-height: 32px;
  font-size: var(--fs-13);
  color: var(--c-text-2);
  cursor: pointer;
  white-space: nowrap;
  & input {
    position: absolute;
    opacity: 0;
    inset: -6px 0;
    width: 100%;
    height: calc(100% + 12px);
    margin: 0;
    cursor: inherit;
  }
  & i {
    width: 34px;
    height: 20px;
    border-radius: var(--r-full);
    background: var(--c-control);
    position: relative;
    transition: background var(--t) var(--ease);
  }
  & i::after {
    content: '';
    position: absolute;
    top: 2px;
    left: 2px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: #fff;
    transition: transform var(--t) var(--ease);
  }
  & input:checked + i {
    background: var(--c-accent-fill);
  }
  & input:checked + i::after {
    transform: translateX(14px);
  }
  & input:focus-visible + i {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
  &:has(input:disabled) {
    cursor: not-allowed;
    color: var(--c-muted);
  }
`;
