import { css } from '@emotion/react';
import type { ComicPicture } from '@khandai/contracts';
import { Icon, icons, Picture } from '@khandai/ui-kit';
import type { ReactNode } from 'react';

export interface CoverProps {
  readonly cover: ComicPicture | null;
  readonly sizes: string;
  readonly eager?: boolean | undefined;
  /** Over a corner of it. */
  readonly children?: ReactNode;
}

/** The cover of a comic. The name beside it says what it is. */
export const Cover = ({ cover, sizes, eager, children }: CoverProps) => (
  <span css={root}>
    {cover ? (
      <Picture
        src={cover.url}
        alt=""
        width={cover.width}
        height={cover.height}
        sizes={sizes}
        eager={eager}
        css={fill}
      />
    ) : (
      <Icon icon={icons.image} size={24} />
    )}
    {children}
  </span>
);

const root = css`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 2 / 3;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  color: var(--c-muted);
  box-shadow: 0 0 0 1px var(--c-crest-edge);
`;

const fill = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
