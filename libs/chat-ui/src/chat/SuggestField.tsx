import { css } from '@emotion/react';
import { type KeyboardEvent, type RefObject, type TextareaHTMLAttributes, useEffect } from 'react';
import { SuggestList } from './SuggestList.js';
import { type SuggestSource, useSuggestions } from './use-suggestions.js';

export interface SuggestFieldProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'onSelect' | 'onBlur'
> {
  value: string;
  onChange: (text: string) => void;
  /** What completes the word at the caret. */
  sources: readonly SuggestSource[];
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A text field of several lines which completes names behind `@` and hashtags behind `#`. */
export function SuggestField({ value, onChange, sources, field, onKeyDown, ...rest }: SuggestFieldProps) {
  const put = ({ text, caret }: { text: string; caret: number }) => {
    onChange(text);
    // Set the caret after React has put the new value into the field.
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  const suggestions = useSuggestions({ value, put, sources });
  const { listId } = suggestions;
  const isOpen = suggestions.list.length > 0;
  // With the keyboard of a phone open, what is below the field may be out of sight.
  useEffect(() => {
    if (isOpen) document.getElementById(listId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, listId]);
  const onFieldKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!suggestions.onKeyDown(event)) onKeyDown?.(event);
  };
  return (
    <div css={root}>
      <textarea
        {...rest}
        ref={field}
        value={value}
        {...suggestions.field}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        onKeyDown={onFieldKeyDown}
      />
      <SuggestList {...suggestions} below />
    </div>
  );
}

const root = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`;
