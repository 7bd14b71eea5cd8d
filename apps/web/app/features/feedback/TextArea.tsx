import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import { useId } from 'react';

interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint: string;
  /** How much room is left. */
  readonly count: string;
  readonly isOver: boolean;
  readonly error?: string | undefined;
}

/** A text of several lines with its hint, or what is wrong with it, and the room that is left. */
export function TextArea({ label, name, value, onChange, hint, count, isOver, error }: TextAreaProps) {
  const id = useId();
  return (
    <div css={root}>
      <label htmlFor={id} css={labelCss}>
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        css={area}
        rows={6}
        value={value}
        required
        aria-invalid={error !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-count`}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <div css={foot}>
        <span id={`${id}-hint`} css={error === undefined ? hintCss : errorCss}>
          {error !== undefined && <Icon icon={icons.alert} size={16} />}
          {error ?? hint}
        </span>
        <span id={`${id}-count`} css={[hintCss, isOver && overCss]}>
          {count}
        </span>
      </div>
    </div>
  );
}

const root = css`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const labelCss = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const area = css`
  width: 100%;
  padding: var(--sp-2) var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  font-size: var(--fs-16);
  line-height: 1.5;
  resize: vertical;
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--c-focus);
  }
  &[aria-invalid='true'] {
    border-color: var(--c-neg);
    box-shadow: 0 0 0 1px var(--c-neg);
    outline-color: var(--c-neg);
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--sp-1) var(--sp-4);
`;

const hintCss = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const overCss = css`
  color: var(--c-neg);
  font-weight: var(--fw-medium);
`;

const errorCss = css`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: var(--fs-13);
  color: var(--c-neg);
`;
