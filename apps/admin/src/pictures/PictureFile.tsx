import { css } from '@emotion/react';
import type { PostSource } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { type ReactNode, useRef } from 'react';
import { usePictureUpload } from './use-picture-upload';

interface PictureFileProps {
  readonly label: string;
  readonly onPicture: (picture: PostSource) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Chooses a picture of the device and uploads it. */
export function PictureFile({ label, onPicture, children }: PictureFileProps) {
  const files = useRef<HTMLInputElement>(null);
  const { status, fault, send } = usePictureUpload();
  const take = async (file: File) => {
    const picture = await send(file);
    if (picture) onPicture(picture);
  };
  return (
    <div css={root}>
      <span>
        <Button look="line" disabled={status !== ''} onClick={() => files.current?.click()}>
          {label}
        </Button>
        {children}
      </span>
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          target.value = '';
        }}
      />
      <p role="status">{status}</p>
      <p role="alert">{fault}</p>
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-2);
  justify-items: start;
  font-size: var(--fs-13);
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: var(--sp-2);
  }
  & p:empty {
    display: none;
  }
  & p[role='alert'] {
    color: var(--c-neg);
  }
`;
