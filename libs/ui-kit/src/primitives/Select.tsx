import { css } from '@emotion/react';
import { Icon, type IconDrawing } from './Icon.js';
import * as icons from './icons.js';

export interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  icon?: IconDrawing | undefined;
}

/** The native select with the kit's styles: works well on phones without extra code. */
export function Select<T extends string>({ label, value, options, onChange, icon }: SelectProps<T>) {
  const chosen = (text: string) => options.find((option) => option.value === text)?.value;
  return (
    <span css={root}>
      {icon && <Icon icon={icon} size={16} />}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const next = chosen(event.target.value);
          if (next !== undefined) onChange(next);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon icon={icons.chevronDown} size={16} />
    </span>
  );
}

// The field is as wide as what is chosen, where a browser can: rows of these fit a phone.
const root = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  border-radius: var(--r-2);
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  &:hover {
    background: var(--c-hover);
  }
  &:focus-within {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
  & svg {
    position: absolute;
    right: 10px;
    color: var(--c-muted);
    pointer-events: none;
  }
  & svg:not(:last-of-type) {
    right: auto;
    left: 10px;
  }
  & select {
    appearance: none;
    flex: 1;
    min-width: 0;
    field-sizing: content;
    height: var(--control-h);
    max-width: 14rem;
    padding: 0 32px 0 10px;
    border: 0;
    border-radius: inherit;
    background: none;
    outline: 0;
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
    text-overflow: ellipsis;
    cursor: pointer;
  }
  & svg + select {
    padding-left: 34px;
  }
  & option {
    background: var(--c-raised);
    color: var(--c-text);
  }
`;
