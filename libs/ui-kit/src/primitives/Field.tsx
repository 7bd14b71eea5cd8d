import { css } from '@emotion/react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from './Icon.js';
import * as icons from './icons.js';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'size' | 'className' | 'children' | 'aria-invalid'
>;

export interface FieldProps extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Muted text after the label, e.g. that the field is optional. */
  labelNote?: string | undefined;
  /** One sentence under the field; an error replaces it. */
  hint?: string | undefined;
  /** What is wrong and how to correct it. With an error the field is marked invalid. */
  error?: string | undefined;
  /** Content inside the field at its end, e.g. an IconButton. */
  end?: ReactNode;
  /** Content under the field and its message, e.g. a link. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A single-line text field. Screen readers read its message with the field: a failed form moves the focus to its first
 * invalid field.
 */
export function Field({ label, value, onChange, labelNote, hint, error, end, after, id, ref, ...rest }: FieldProps) {
  const own = useId();
  const field = id ?? own;
  const message = `${field}-message`;
  const described = error !== undefined || hint !== undefined ? message : undefined;
  return (
    <div css={fieldCss}>
      <label htmlFor={field} css={labelCss}>
        {label} {labelNote !== undefined && <span css={quietCss}>{labelNote}</span>}
      </label>
      <span css={frame}>
        <input
          {...rest}
          ref={ref}
          id={field}
          value={value}
          css={[input, end !== undefined && withEnd]}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described}
          onChange={(event) => onChange(event.target.value)}
        />
        {end !== undefined && <span css={endCss}>{end}</span>}
      </span>
      {described !== undefined && <FieldMessage id={message} hint={hint} error={error} />}
      {after}
    </div>
  );
}

/** The hint under a field, or the error in its place. */
export function FieldMessage({ id, hint, error }: { id: string; hint: string | undefined; error: string | undefined }) {
  if (error === undefined)
    return (
      <span id={id} css={hintCss}>
        {hint}
      </span>
    );
  return (
    <span id={id} css={errorCss}>
      <Icon icon={icons.alert} size={16} />
      {error}
    </span>
  );
}

export const fieldCss = css`
  display: grid;
  gap: 6px;
  justify-items: start;
  min-width: 0;
`;

export const labelCss = css`
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

export const quietCss = css`
  font-weight: var(--fw-regular);
  color: var(--c-muted);
`;

const frame = css`
  position: relative;
  display: grid;
  width: 100%;
`;

/** Styles of the text and of the placeholder. */
export const writtenCss = css`
  font-size: var(--fs-16);
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--c-muted);
    opacity: 1;
  }
`;

const input = css`
  ${writtenCss};
  width: 100%;
  height: var(--touch);
  padding: 0 var(--sp-3);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--c-focus);
    border-radius: var(--r-2);
  }
  &[aria-invalid='true'] {
    border-color: var(--c-neg);
    box-shadow: 0 0 0 1px var(--c-neg);
    outline-color: var(--c-neg);
  }
  &:disabled {
    background: var(--c-fill);
    color: var(--c-muted);
    cursor: not-allowed;
  }
`;

const withEnd = css`
  padding-right: var(--touch);
`;

const endCss = css`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: var(--touch);
`;

const hintCss = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const errorCss = css`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  font-size: var(--fs-13);
  color: var(--c-neg);
  overflow-wrap: anywhere;
  & svg {
    margin-top: 2px;
  }
`;
