import type { Ref } from 'react';

export interface FileInputProps {
  /** Opens the file dialog by `click()`, on phones with the camera roll. */
  readonly ref: Ref<HTMLInputElement>;
  /** Types of the files, as in the attribute of HTML. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A field for files that a button opens; it is not seen itself. */
export function FileInput({ ref, accept, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple
      hidden
      aria-hidden
      tabIndex={-1}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again after it was removed.
        target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
