import { css } from '@emotion/react';
import { useId } from 'react';

export interface TextBoxProps {
  label: string;
  value: string;
  /** In code points. */
  max: number;
  lines?: number;
  hint?: string | null | undefined;
  /** What is wrong with the text, in the place of the hint. */
  fault?: string | undefined;
  onChange: (value: string) => void;
}

/** A text with a counter. It grows with its content, and a text that is too long stays, marked. */
export function TextBox({ label, value, max, lines = 1, hint, fault, onChange }: TextBoxProps) {
  const id = useId();
  const length = [...value].length;
  return (
    <div css={box}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={lines}
        value={value}
        aria-invalid={length > max || fault !== undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(lines === 1 ? target.value.replaceAll('\n', ' ') : target.value)}
      />
      <p id={`${id}-hint`} data-over={length > max || fault !== undefined}>
        <span>{fault ?? hint}</span>
        <b>
          {length}/{max}
        </b>
      </p>
    </div>
  );
}

const box = css`
  display: grid;
  gap: var(--sp-1);
  & label {
    color: var(--c-text-2);
    font-size: var(--fs-13);
    font-weight: var(--fw-medium);
  }
  & textarea {
    width: 100%;
    min-height: var(--control-h);
    padding: 7px var(--sp-3);
    field-sizing: content;
    resize: vertical;
    border: 1px solid var(--c-control);
    border-radius: var(--r-2);
    background: var(--c-surface);
    font-size: var(--fs-16);
    line-height: 1.4;
  }
  & textarea[aria-invalid='true'] {
    border-color: var(--c-neg);
  }
  & p {
    display: flex;
    justify-content: space-between;
    gap: var(--sp-3);
    color: var(--c-muted);
    font-size: var(--fs-12);
    overflow-wrap: anywhere;
  }
  & p b {
    font-weight: inherit;
    white-space: nowrap;
  }
  & p[data-over='true'] {
    color: var(--c-neg);
  }
`;
