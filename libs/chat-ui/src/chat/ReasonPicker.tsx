import { css } from '@emotion/react';
import { useId } from 'react';

export interface ReasonPickerProps<T extends string> {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** Chips of which one is chosen: native radio buttons, so arrow keys work. */
export function ReasonPicker<T extends string>({ label, value, options, onChange }: ReasonPickerProps<T>) {
  const name = useId();
  return (
    <fieldset css={root}>
      <legend css={legend}>{label}</legend>
      <div css={pills}>
        {options.map((option) => (
          <label key={option.value} css={pill} data-on={option.value === value || undefined}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const root = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const legend = css`
  padding: 0 0 var(--sp-3);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const pills = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-3) var(--sp-2);
`;

/* 32 px to the eye, 44 px to the finger. */
const pill = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  padding: 0 var(--sp-3);
  border-radius: var(--r-full);
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line-strong);
  color: var(--c-text-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  cursor: pointer;
  &:hover {
    background: var(--c-hover);
  }
  & input {
    position: absolute;
    inset: -6px 0;
    width: 100%;
    height: calc(100% + 12px);
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &[data-on] {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 1px var(--c-accent-line);
    color: var(--c-accent);
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`;
