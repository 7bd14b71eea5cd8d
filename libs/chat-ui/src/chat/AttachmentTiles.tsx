import { css } from '@emotion/react';
import { Icon, IconButton, icons } from '@khandai/ui-kit';

export interface AttachmentTile {
  readonly key: string;
  /** Name of the file; the alternative text of its picture. */
  readonly name: string;
  /** Address of the file in the browser. */
  readonly src: string;
  readonly kind: 'image' | 'video';
  /** Fraction that is sent, from 0 to 1; absent once the file is there. */
  readonly progress?: number | undefined;
  /** Why the file was not sent. */
  readonly fault?: string | undefined;
  /** Sending it again may help. */
  readonly canRetry?: boolean | undefined;
}

export interface AttachmentTilesProps {
  label: string;
  tiles: readonly AttachmentTile[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
  labels: {
    remove: (name: string) => string;
    retry: (name: string) => string;
    /** "Đang tải anh.jpg: 40%" */
    progress: (name: string, percent: number) => string;
  };
}

/** The files of the message that is being written, above its field. */
export function AttachmentTiles({ label, tiles, onRetry, onRemove, labels }: AttachmentTilesProps) {
  return (
    <ul css={root} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.key} css={tileCss}>
          {tile.kind === 'image' ? <img src={tile.src} alt={tile.name} css={fill} /> : <FirstFrame {...tile} />}
          {tile.progress !== undefined && <Progress {...tile} label={labels.progress} />}
          {tile.fault !== undefined && (
            <div css={faultCss} role="alert">
              <span>{tile.fault}</span>
              {tile.canRetry && (
                <IconButton
                  size="sm"
                  icon={icons.refresh}
                  label={labels.retry(tile.name)}
                  onClick={() => onRetry(tile.key)}
                />
              )}
            </div>
          )}
          <button
            type="button"
            css={remove}
            aria-label={labels.remove(tile.name)}
            title={labels.remove(tile.name)}
            onClick={() => onRemove(tile.key)}
          >
            <Icon icon={icons.close} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function FirstFrame({ src, name }: AttachmentTile) {
  return (
    <>
      <video src={`${src}#t=0.1`} aria-label={name} muted playsInline preload="metadata" css={fill} />
      <span css={videoMark}>
        <Icon icon={icons.play} size={20} />
      </span>
    </>
  );
}

function Progress({
  name,
  progress = 0,
  label,
}: Pick<AttachmentTile, 'name' | 'progress'> & { label: AttachmentTilesProps['labels']['progress'] }) {
  const percent = Math.round(progress * 100);
  return (
    <div
      css={progressCss}
      role="progressbar"
      aria-label={label(name, percent)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}

const root = css`
  display: flex;
  gap: var(--sp-2);
  padding: var(--sp-1) var(--sp-1) var(--sp-2);
  overflow-x: auto;
`;

const tileCss = css`
  position: relative;
  flex: none;
  width: 104px;
  height: 104px;
  border-radius: var(--r-2);
  overflow: hidden;
  background: var(--c-sunken);
  box-shadow: inset 0 0 0 1px var(--c-line);
`;

const fill = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const videoMark = css`
  position: absolute;
  left: 6px;
  bottom: 6px;
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: rgb(0 0 0 / 65%);
  color: #fff;
`;

const progressCss = css`
  position: absolute;
  inset: auto 8px 8px;
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: rgb(0 0 0 / 55%);
  & > i {
    display: block;
    height: 100%;
    border-radius: 3px;
    background: #fff;
    transition: width var(--t-fast) linear;
  }
`;

/* The text covers the picture, so that it is readable on every picture. */
const faultCss = css`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  padding: 28px 4px 2px;
  background: var(--c-surface);
  opacity: 0.94;
  font-size: var(--fs-11);
  line-height: 1.25;
  text-align: center;
  color: var(--c-neg);
  & > span {
    flex: 1;
    overflow: hidden;
  }
`;

const remove = css`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  color: #fff;
  & > * {
    box-sizing: content-box;
    padding: 5px;
    border-radius: 50%;
    background: rgb(0 0 0 / 65%);
    transform: translate(7px, -7px);
  }
`;
