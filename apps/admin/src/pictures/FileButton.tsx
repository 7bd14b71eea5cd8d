import { Button } from '@khandai/ui-kit';
import { type ReactNode, useRef } from 'react';

interface FileButtonProps {
  /** Of the field of the browser, for those who do not see the button. */
  readonly label: string;
  /** Types and endings of files, as in HTML. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  /** On the button. */
  readonly children: ReactNode;
}

/** Chooses a file of the device. The same one may be chosen again. */
export function FileButton({ label, accept, disabled = false, onFile, children }: FileButtonProps) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="line" disabled={disabled} onClick={() => files.current?.click()}>
        {children}
      </Button>
      <input
        ref={files}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
    </>
  );
}
