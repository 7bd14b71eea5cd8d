import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

/** A field whose text is set by the program: where the caret goes once the text stands. `ref` is the owner's. */
export function useCaret(ref: Ref<HTMLInputElement> | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly at: number }>();
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  useLayoutEffect(() => {
    // Setting a selection would focus the field in some browsers.
    if (caret && input.current === document.activeElement) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  return { input, put: (at: number) => setCaret({ at }) };
}
