import { css } from '@emotion/react';
import type { PostSource } from '@khandai/contracts';
import type { ReactNode } from 'react';
import { FileButton } from './FileButton';
import { usePictureUpload } from './use-file-upload';

interface PictureFileProps {
  readonly label: string;
  readonly onPicture: (picture: PostSource) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** Chooses a picture of the device and uploads it. */
export function PictureFile({ label, onPicture, children }: PictureFileProps) {
  const { status, fault, send } = usePictureUpload();
  const take = async (file: File) => {
    const picture = await send(file);
    if (picture) onPicture(picture);
  };
  return (
    <div css={root}>
      <span>
        <FileButton label={label} accept="image/*" disabled={status !== ''} onFile={(file) => void take(file)}>
          {label}
        </FileButton>
        {children}
      </span>
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
