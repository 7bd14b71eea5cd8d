import { css } from '@emotion/react';
import { Hidden, Icon, icons, Num, Picture } from '@khandai/ui-kit';
import type { CSSProperties } from 'react';

export interface GalleryItem {
  readonly key: string | number;
  readonly kind: 'image' | 'video';
  /** Address of the picture, or of the video. */
  readonly src: string;
  /** A picture of the video. */
  readonly poster?: string | undefined;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Length of a video as displayed, "0:12". */
  readonly length?: string | undefined;
  /** What one sees, in its author's words. */
  readonly alt: string;
  /** Begins the name of its button: "Xem ảnh 1 trong 3 của Minh". */
  readonly label: string;
  /** A short note on the picture: "Đang xử lý". */
  readonly note?: string | undefined;
}

export interface PostGalleryProps {
  items: readonly GalleryItem[];
  /** Opens the item over the page. */
  onOpen: (index: number) => void;
}

const MAX_SHOWN = 5;
/** Shapes beyond these are cut off, so that one picture is no page of its own. */
const NARROWEST = 0.8;
const WIDEST = 2;

/** The pictures and the video of a post: one in its own shape, up to five in a grid, and how many more there are. */
export function PostGallery({ items, onOpen }: PostGalleryProps) {
  const shown = items.slice(0, MAX_SHOWN);
  const more = items.length - shown.length;
  const [first] = shown;
  if (!first) return null;
  const single: CSSProperties = { aspectRatio: String(shapeOf(first)) };
  return (
    <div css={grid} data-count={shown.length} style={shown.length === 1 ? single : undefined}>
      {shown.map((item, index) => (
        <button key={item.key} type="button" css={tile} onClick={() => onOpen(index)}>
          <Hidden>{item.alt === '' ? item.label : `${item.label}: ${item.alt}`}</Hidden>
          <Shown item={item} wide={shown.length === 1} />
          {item.note !== undefined && <span css={noteCss}>{item.note}</span>}
          {more > 0 && index === MAX_SHOWN - 1 && (
            <span css={moreCss}>
              <Num>+{more}</Num>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

function Shown({ item: { kind, src, poster, width, height, length }, wide }: { item: GalleryItem; wide: boolean }) {
  const picture = kind === 'image' ? src : poster;
  const sizes = wide ? '(min-width: 768px) 600px, 100vw' : '(min-width: 768px) 300px, 50vw';
  return (
    <>
      {picture === undefined ? (
        <video src={`${src}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} css={fill} />
      ) : (
        <Picture src={picture} alt="" width={width} height={height} sizes={sizes} css={fill} />
      )}
      {kind === 'video' && (
        <>
          <span css={play}>
            <Icon icon={icons.play} size={28} />
          </span>
          {length !== undefined && (
            <span css={lengthCss}>
              <Num>{length}</Num>
            </span>
          )}
        </>
      )}
    </>
  );
}

const shapeOf = ({ width, height }: GalleryItem): number =>
  Math.min(WIDEST, Math.max(NARROWEST, width / Math.max(1, height)));

const grid = css`
  display: grid;
  gap: 2px;
  overflow: hidden;
  max-height: 640px;
  width: 100%;
  background: var(--c-sunken);
  &[data-count='2'] {
    grid-template-columns: 1fr 1fr;
    aspect-ratio: 2;
  }
  &[data-count='3'] {
    grid-template-columns: 2fr 1fr;
    grid-template-rows: 1fr 1fr;
    aspect-ratio: 1.5;
    & > :first-of-type {
      grid-row: span 2;
    }
  }
  &[data-count='4'] {
    grid-template-columns: 1fr 1fr;
    grid-template-rows: 1fr 1fr;
    aspect-ratio: 1.33;
  }
  &[data-count='5'] {
    grid-template-columns: repeat(6, 1fr);
    grid-template-rows: 3fr 2fr;
    aspect-ratio: 1.2;
    & > * {
      grid-column: span 2;
    }
    & > :nth-of-type(-n + 2) {
      grid-column: span 3;
    }
  }
`;

const tile = css`
  position: relative;
  min-width: 0;
  min-height: 44px;
  overflow: hidden;
  background: var(--c-sunken);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const fill = css`
  position: absolute;
  inset: 0;
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const mark = css`
  position: absolute;
  display: grid;
  place-items: center;
  background: rgb(0 0 0 / 65%);
  color: #fff;
`;

const play = css`
  ${mark};
  inset: 0;
  width: 56px;
  height: 56px;
  margin: auto;
  border-radius: 50%;
`;

const lengthCss = css`
  ${mark};
  right: 8px;
  bottom: 8px;
  padding: 4px 8px;
  border-radius: var(--r-full);
  font-size: var(--fs-12);
  line-height: 1;
`;

const noteCss = css`
  ${mark};
  left: 8px;
  bottom: 8px;
  padding: 4px 8px;
  border-radius: var(--r-full);
  font-size: var(--fs-12);
  line-height: 1.2;
`;

const moreCss = css`
  ${mark};
  inset: 0;
  background: rgb(0 0 0 / 55%);
  font-size: var(--fs-24);
  font-weight: var(--fw-medium);
`;
