import { css } from '@emotion/react';
import { Icon, Num, Picture, icons } from '@khandai/ui-kit';
import type { CSSProperties } from 'react';

export interface MessageFile {
  readonly src: string;
  readonly kind: 'image' | 'video';
  /** In pixels; the box on screen has this shape before the file loads. */
  readonly width: number;
  readonly height: number;
  /** Length of a video as displayed, "0:12". */
  readonly length?: string | undefined;
  /** Name of the file's button: "Xem ảnh 1 trong 2 của Minh". */
  readonly label: string;
}

export interface MessageFilesProps {
  files: readonly MessageFile[];
  /** Opens the file over the page; without it the files are no buttons, as in a message that is being sent. */
  onOpen?: ((index: number) => void) | undefined;
}

/** Longest edge of a single picture, and edge of one among several. */
const SINGLE = 240;
const TILE = 118;
/** Shapes beyond these are cut off, so that a strip is no thread. */
const NARROWEST = 0.5;
const WIDEST = 2.2;

/** The pictures and videos of a message. Their boxes have their final size at once, so no line below moves when one loads. */
export function MessageFiles({ files, onOpen }: MessageFilesProps) {
  return (
    <div css={root} data-several={files.length > 1 || undefined}>
      {files.map((file, index) => {
        const box = files.length === 1 ? boxOf(file) : { width: TILE, height: TILE };
        const style: CSSProperties = { width: box.width, aspectRatio: `${box.width} / ${box.height}` };
        const content = <Thumb file={file} {...box} />;
        return onOpen ? (
          <button
            key={file.src}
            type="button"
            css={tile}
            style={style}
            aria-label={file.label}
            onClick={() => onOpen(index)}
          >
            {content}
          </button>
        ) : (
          <span key={file.src} css={[tile, dim]} style={style}>
            {content}
          </span>
        );
      })}
    </div>
  );
}

function Thumb({ file: { src, kind, length }, width, height }: { file: MessageFile; width: number; height: number }) {
  if (kind === 'image') return <Picture src={src} alt="" width={width} height={height} css={fill} />;
  return (
    <>
      <video src={`${src}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} css={fill} />
      <span css={videoMark}>
        <Icon icon={icons.play} size={16} />
        {length !== undefined && <Num>{length}</Num>}
      </span>
    </>
  );
}

function boxOf({ width, height }: MessageFile): { width: number; height: number } {
  const shape = Math.min(WIDEST, Math.max(NARROWEST, width / Math.max(1, height)));
  return shape >= 1
    ? { width: SINGLE, height: Math.round(SINGLE / shape) }
    : { width: Math.round(SINGLE * shape), height: SINGLE };
}

export interface StickerPictureProps {
  src: string;
  /** "Nhãn dán: Cổ vũ" */
  alt: string;
}

/** A sticker in a message. */
export function StickerPicture({ src, alt }: StickerPictureProps) {
  return <img css={stickerCss} src={src} alt={alt} width={104} height={104} loading="lazy" decoding="async" />;
}

const root = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  max-width: ${SINGLE}px;
  margin: 4px 0 2px;
`;

const tile = css`
  position: relative;
  max-width: 100%;
  overflow: hidden;
  border-radius: var(--r-2);
  background: var(--c-sunken);
  &:focus-visible {
    border-radius: var(--r-2);
  }
`;

const dim = css`
  opacity: 0.6;
`;

const fill = css`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const videoMark = css`
  position: absolute;
  left: 6px;
  bottom: 6px;
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 4px 8px 4px 6px;
  border-radius: var(--r-full);
  background: rgb(0 0 0 / 65%);
  color: #fff;
  font-size: var(--fs-12);
  line-height: 1;
`;

const stickerCss = css`
  display: block;
  width: 104px;
  height: 104px;
  margin: 2px 0;
`;
