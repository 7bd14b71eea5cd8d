import { css } from '@emotion/react';

export interface RoomPictureProps {
  /** Address of a picture of 640 × 360: one of `@khandai/match-ui/pictures/*.svg`, or a photo. */
  src: string;
  /** Without a label the picture is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * The picture of a room until its video plays. A single <img>: the drawings have two hundred SVG elements, whose style
 * and layout would delay the first paint.
 */
export function RoomPicture({ src, label = '', className }: RoomPictureProps) {
  return (
    <img
      css={fill}
      className={className}
      src={src}
      alt={label}
      width={640}
      height={360}
      decoding="sync"
      fetchPriority="high"
      draggable={false}
    />
  );
}

const fill = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
