import { css } from '@emotion/react';
import { IconButton, icons } from '@khandai/ui-kit';
import { useRef } from 'react';
import { ACCEPTED } from './attachment-fault';

/** Opens the file dialog, on phones with the camera roll. */
export function AttachButton({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
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
      <IconButton icon={icons.imagePlus} label={label} onClick={() => input.current?.click()} css={round} />
    </>
  );
}

const round = css`
  border-radius: 22px;
`;
