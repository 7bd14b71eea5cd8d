import { css } from '@emotion/react';
import { IconButton, icons } from '@khandai/ui-kit';
import { useRef } from 'react';
import { FileInput } from '../../../shell/forms/FileInput';
import { ACCEPTED } from './attachment-fault';

/** Opens the file dialog, on phones with the camera roll. */
export function AttachButton({ label, onFiles }: { label: string; onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept={ACCEPTED} onFiles={onFiles} />
      <IconButton icon={icons.imagePlus} label={label} onClick={() => input.current?.click()} css={round} />
    </>
  );
}

const round = css`
  border-radius: 22px;
`;
