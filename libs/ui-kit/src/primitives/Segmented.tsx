import { css } from '@emotion/react';
import { type ReactNode, startTransition, useId, useOptimistic } from 'react';

export interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  /** A promise says when `value` follows; until then the chosen option is shown. */
  onChange: (value: T) => void | Promise<void>;
  block?: boolean | undefined;
}

/** Selects one of a few options: native radio buttons, so arrow keys work. */
export function Segmented<T extends string>({ label, value, options, onChange, block }: SegmentedProps<T>) {
  const name = useId();
  const [shown, show] = useOptimistic(value);
  // React puts the old option back at once if nothing is shown in the event itself.
  const choose = (next: T) => {
    startTransition(async () => {
      show(next);
      await onChange(next);
    });
  };
  return (
    <div role="radiogroup" aria-label={label} css={[track, block && wide]}>
      {options.map((option) => (
        <label key={option.value} css={item} data-on={option.value === shown || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === shown}
            onChange={() => {
              choose(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/* As wide as its labels and never wider than its parent: at a text size of 200 % the options wrap to a second line. */
const track = css`
  display: inline-flex;
  flex-wrap: wrap;
  flex-shrink: 0;
  max-width: 100%;
  padding: 3px;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  gap: 2px;
`;

const wide = css`
  display: flex;
  & > label {
    flex: 1;
    padding: 0 var(--sp-1);
  }
`;

const item = css`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 38px;
  padding: 0 var(--sp-3);
  border-radius: 6px;
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  color: var(--c-muted);
  white-space: nowrap;
  cursor: pointer;
  @media (min-width: 1200px) {
    min-height: 30px;
  }
  &:hover {
    color: var(--c-text);
  }
  &[data-on] {
    background: var(--c-seg);
    color: var(--c-text);
    box-shadow: var(--shadow-1);
  }
  & input {
    position: absolute;
    opacity: 0;
    inset: -3px 0;
    margin: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`;
