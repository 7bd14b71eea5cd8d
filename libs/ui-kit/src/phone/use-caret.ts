import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

/**
 * For a controlled field whose text the program changes: sets the caret after the new text renders. `ref` is the
 * owner's ref.
 */
export function useCaret(ref: Ref<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly at: number }>();
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  useLayoutEffect(() => {
    // In some browsers, setting a selection would focus the field.
    if (caret && input.current === document.activeElement) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  return { input, put: (at: number) => setCaret({ at }) };
}
