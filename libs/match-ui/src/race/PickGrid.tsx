import { css } from '@emotion/react';
import { Hidden } from '@khandai/ui-kit';
import { useId } from 'react';
import { Marble, type MarbleView } from './Marble.js';

export interface PickableView extends MarbleView {
  name: string;
  /** "12 người chọn". */
  note?: string | undefined;
  /** It cannot be chosen: the points are on another marble. */
  disabled?: boolean | undefined;
}

export interface PickGridProps {
  legend: string;
  marbles: readonly PickableView[];
  value: number | undefined;
  onChange: (id: number) => void;
  disabled?: boolean | undefined;
}

/** One choice among the marbles. Arrow keys move it, as among all radio buttons. */
export function PickGrid({ legend, marbles, value, onChange, disabled }: PickGridProps) {
  const name = useId();
  return (
    <fieldset css={root} disabled={disabled}>
      <legend>
        <Hidden>{legend}</Hidden>
      </legend>
      {marbles.map(({ id, color, name: text, note, disabled: off }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            disabled={off}
            onChange={() => {
              onChange(id);
            }}
          />
          <Marble id={id} color={color} size={28} />
          <span>
            <Hidden>{id} </Hidden>
            {text}
          </span>
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  );
}

const root = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--sp-2);
  border: 0;
  padding: 0;
  margin: 0;
  min-width: 0;
  & > legend {
    padding: 0;
  }
  & > label {
    position: relative;
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 3px;
    min-height: 82px;
    padding: 8px 2px;
    border-radius: var(--r-2);
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
    font-size: var(--fs-12);
    line-height: 16px;
    text-align: center;
    cursor: pointer;
  }
  & > label:hover {
    background: var(--c-hover);
  }
  & small {
    color: var(--c-muted);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > label:has(:checked) {
    background: var(--c-accent-tint);
    box-shadow: inset 0 0 0 2px var(--c-accent-fill);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
  & > label:has(:disabled):not(:has(:checked)) {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;
