import { css } from '@emotion/react';
import { type ClipboardEvent, type FocusEvent, type FormEvent, type Ref, useId, useRef, useState } from 'react';
import { fieldCss, FieldMessage, labelCss, quietCss, writtenCss } from '../primitives/Field.js';
import { numCss } from '../primitives/text.js';
import { browserClock, type KitClock } from '../time/clock.js';
import { CountryPicker, type CountryPickerLabels } from './CountryPicker.js';
import { editPhone, pastePhone, type PhoneEdited } from './phone-edit.js';
import {
  PHONE_LIMITS,
  type PhoneDraft,
  type PhoneProblem,
  readPhone,
  inNationalFormat,
  withCountry,
} from './phone-model.js';
import { useCaret } from './use-caret.js';

export interface PhoneFieldProps {
  label: string;
  value: PhoneDraft;
  onChange: (value: PhoneDraft) => void;
  /** Locale of the country names: "vi". */
  locale: string;
  labels: CountryPickerLabels;
  /** Error texts, shown once the focus leaves the field; `empty` applies only if the field is `required`. */
  problems: Readonly<Record<PhoneProblem, string>>;
  /**
   * An error that only the owner can detect, e.g. that another account has this number. It takes precedence over
   * `problems`.
   */
  error?: string | undefined;
  labelNote?: string | undefined;
  hint?: string | undefined;
  placeholder?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Max characters in the field; 25 by default. */
  maxLength?: number | undefined;
  /** Accepts only digits, space, plus, parentheses and hyphen. */
  restrict?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  autoComplete?: 'tel' | 'tel-national' | 'off' | undefined;
  clock?: KitClock | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A phone number with its country. The user may type, paste or autofill it in any format; `readPhone` returns the
 * number. The module contains the numbering plans of every country: load it only on pages that ask for a number.
 */
export function PhoneField({
  label,
  value,
  onChange,
  problems,
  error,
  labelNote,
  hint,
  id,
  ref,
  ...rest
}: PhoneFieldProps) {
  const own = useId();
  const field = id ?? own;
  const message = `${field}-message`;
  // The error appears when the focus leaves the field and stays until the number is correct, so that it does not
  // disturb the user while they type.
  const [reported, setReported] = useState(false);
  const problem = problemOf(value, problems, rest.required);
  const wrong = error ?? (reported ? problem : undefined);
  const described = wrong !== undefined || hint !== undefined ? message : undefined;
  const frame = useRef<HTMLSpanElement>(null);
  const change = (next: PhoneDraft) => {
    if (problemOf(next, problems, rest.required) === undefined) setReported(false);
    onChange(next);
  };
  const { input, edited } = useEditing({ ...rest, ref, value, onChange: change });

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && frame.current?.contains(relatedTarget)) return;
    if (!submits(relatedTarget)) setReported(problem !== undefined);
    const next = inNationalFormat(value);
    if (next.text !== value.text || next.country !== value.country) onChange(next);
  };

  return (
    <div css={fieldCss}>
      <label htmlFor={field} css={labelCss}>
        {label} {labelNote !== undefined && <span css={quietCss}>{labelNote}</span>}
      </label>
      <span
        css={frameCss}
        ref={frame}
        data-invalid={wrong !== undefined || undefined}
        data-disabled={rest.disabled || undefined}
      >
        <CountryPicker
          country={value.country}
          locale={rest.locale}
          labels={rest.labels}
          disabled={rest.disabled}
          clock={rest.clock ?? browserClock}
          anchor={frame}
          onPick={(country) => change(withCountry(value, country))}
          onPicked={() => input.current?.focus()}
        />
        <input
          {...edited}
          ref={input}
          id={field}
          name={rest.name}
          type="tel"
          inputMode="tel"
          autoComplete={rest.autoComplete ?? 'tel'}
          css={[inputCss, numCss]}
          value={value.text}
          placeholder={rest.placeholder}
          required={rest.required}
          disabled={rest.disabled}
          maxLength={rest.maxLength ?? PHONE_LIMITS.fieldLength}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={described}
          onBlur={onBlur}
        />
      </span>
      {described !== undefined && <FieldMessage id={message} hint={hint} error={wrong} />}
    </div>
  );
}

/** The form reports all its errors then; one more line here would move the button away from under the pointer. */
const submits = (element: unknown): boolean => element instanceof HTMLButtonElement && element.type === 'submit';

function problemOf(
  value: PhoneDraft,
  problems: PhoneFieldProps['problems'],
  required: boolean | undefined,
): string | undefined {
  const reading = readPhone(value);
  if (!('problem' in reading) || (reading.problem === 'empty' && !required)) return undefined;
  return problems[reading.problem];
}

/** Handles text input from keys, keyboard suggestions, browser autofill and the clipboard. */
function useEditing({
  ref,
  value,
  onChange,
  maxLength,
  restrict,
}: Pick<PhoneFieldProps, 'ref' | 'value' | 'onChange' | 'maxLength' | 'restrict'>) {
  const { input, put } = useCaret(ref);

  const take = ({ draft, caret }: PhoneEdited) => {
    put(caret);
    if (draft.text !== value.text || draft.country !== value.country) onChange(draft);
  };

  const read = (element: HTMLInputElement, native: Event) => {
    // While an input method composes, leave its text alone; compositionend formats it.
    if (native instanceof InputEvent && native.isComposing) return onChange({ ...value, text: element.value });
    const forward = native instanceof InputEvent && native.inputType === 'deleteContentForward';
    take(
      editPhone(
        value,
        { text: element.value, caret: element.selectionStart ?? element.value.length, forward },
        { maxLength, restrict },
      ),
    );
  };

  const edited = {
    onChange: (event: FormEvent<HTMLInputElement>) => read(event.currentTarget, event.nativeEvent),
    onCompositionEnd: (event: FormEvent<HTMLInputElement>) => read(event.currentTarget, event.nativeEvent),
    // The browser would cut the pasted text at `maxLength` before `pastePhone` could find the number in it.
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const { selectionStart, selectionEnd } = event.currentTarget;
      const pasted = event.clipboardData.getData('text');
      event.preventDefault();
      const end = value.text.length;
      take(
        pastePhone(value, { pasted, from: selectionStart ?? end, to: selectionEnd ?? end }, { maxLength, restrict }),
      );
    },
  };
  return { input, edited };
}

const frameCss = css`
  display: flex;
  width: 100%;
  height: var(--touch);
  border: 1px solid var(--c-control);
  border-radius: var(--r-2);
  background: var(--c-surface);
  &:has(> input:focus-visible) {
    outline: 2px solid var(--c-focus);
    outline-offset: 0;
    border-color: var(--c-focus);
  }
  &[data-invalid] {
    border-color: var(--c-neg);
    box-shadow: 0 0 0 1px var(--c-neg);
    outline-color: var(--c-neg);
  }
  &[data-disabled] {
    background: var(--c-fill);
    color: var(--c-muted);
  }
`;

const inputCss = css`
  ${writtenCss};
  /* Its own width, of twenty letters, must not widen a narrow form. */
  flex: 1;
  width: 0;
  min-width: 0;
  padding: 0 var(--sp-3);
  border: 0;
  border-radius: 0 var(--r-2) var(--r-2) 0;
  background: none;
  &:focus-visible {
    outline: 0;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;
