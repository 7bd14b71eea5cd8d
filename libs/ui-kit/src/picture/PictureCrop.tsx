import { css } from '@emotion/react';
import { type CSSProperties, type RefCallback, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../primitives/Button.js';
import { FieldMessage } from '../primitives/Field.js';
import { CROP_ZOOM, type CropView, cropZoomed, type Extent, wholeCrop, wholePixels, zoomOf } from './crop-model.js';
import { useCropHand } from './use-crop-hand.js';
import * as icons from '../primitives/icons.js';

export interface PictureCropProps {
  /** The chosen picture; null before one is. */
  file: File | null;
  onFile: (file: File) => void;
  /** The square of the picture as it stands upright, in whole pixels; null while there is none. */
  onCrop: (square: CropView | null) => void;
  /** Kinds of files to choose from, as in `image/png,image/jpeg`. */
  accept: string;
  /** Of the field: a form that refuses moves the focus there by it. */
  name?: string | undefined;
  /** What is wrong with the picture, in place of the hint. */
  error?: string | undefined;
  labels: {
    choose: string;
    another: string;
    /** Names the square: what it is, and that arrows move it. */
    square: string;
    zoom: string;
    /** The round result beside it. */
    result: string;
    hint: string;
    /** The browser cannot show this file. */
    unreadable: string;
  };
}

/** Chooses a picture and the square of it that others will see, round. The picture itself stays as it is. */
export function PictureCrop({ file, onFile, onCrop, accept, name, error, labels }: PictureCropProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const message = useId();
  const [unreadable, setUnreadable] = useState<File | null>(null);
  const isUnreadable = file !== null && unreadable === file;
  const onUnreadable = () => {
    setUnreadable(file);
    onCrop(null);
  };
  return (
    <div css={root}>
      {/* Another file starts anew. */}
      {file && !isUnreadable && (
        <Cropper key={`${file.name} ${file.size} ${file.lastModified}`} {...{ file, onCrop, onUnreadable, labels, message }} />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={labels.choose}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen) onFile(chosen);
          // The same file may be chosen once more.
          currentTarget.value = '';
        }}
      />
      <Button icon={icons.image} name={name} onClick={() => chooser.current?.click()} aria-describedby={message}>
        {file ? labels.another : labels.choose}
      </Button>
      {/* Said where the focus is elsewhere: choosing leaves it where it was. */}
      <div aria-live="polite">
        <FieldMessage id={message} hint={labels.hint} error={error ?? (isUnreadable ? labels.unreadable : undefined)} />
      </div>
    </div>
  );
}

interface CropperProps extends Pick<PictureCropProps, 'onCrop' | 'labels'> {
  file: File;
  onUnreadable: () => void;
  message: string;
}

interface Shown {
  extent: Extent;
  crop: CropView;
}

function Cropper({ file, onCrop, onUnreadable, labels, message }: CropperProps) {
  const showsFile = useFileIn(file);
  const [shown, setShown] = useState<Shown | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const show = (extent: Extent, crop: CropView) => {
    setShown({ extent, crop });
    onCrop(wholePixels(crop, extent));
  };
  const handlers = useCropHand(stage, shown && { ...shown, onCrop: (next) => show(shown.extent, next) });
  const zoom = shown ? zoomOf(shown.crop, shown.extent) : CROP_ZOOM.least;
  return (
    <>
      <div css={row}>
        {/* A square in a plane has no role of its own; this one lets the arrows through to it. */}
        <div
          ref={stage}
          css={square}
          role="application"
          aria-label={labels.square}
          aria-describedby={message}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys act on it
          tabIndex={0}
          {...handlers}
        >
          <img
            ref={showsFile}
            alt=""
            draggable={false}
            // Not drawn before its size is known: until then it would lie there as large as it is.
            style={shown ? placeOf(shown) : { visibility: 'hidden' }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              show({ width, height }, wholeCrop({ width, height }))
            }
            onError={onUnreadable}
          />
          <span css={ring} />
        </div>
        <span css={result} role="img" aria-label={labels.result}>
          {shown && <img ref={showsFile} alt="" draggable={false} style={placeOf(shown)} />}
        </span>
      </div>
      <label css={zoomRow}>
        <span>{labels.zoom}</span>
        <input
          type="range"
          min={CROP_ZOOM.least * 100}
          max={CROP_ZOOM.most * 100}
          step={5}
          value={Math.round(zoom * 100)}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          disabled={!shown}
          onChange={({ currentTarget }) =>
            shown && show(shown.extent, cropZoomed(shown.crop, shown.extent, Number(currentTarget.value) / 100))
          }
        />
      </label>
    </>
  );
}

/** The picture behind a window that shows just the square, however large the window is. */
function placeOf({ extent, crop }: Shown): CSSProperties {
  const part = (length: number) => `${(length / crop.size) * 100}%`;
  return { width: part(extent.width), height: part(extent.height), left: part(-crop.x), top: part(-crop.y) };
}

/** Shows the file in an image, under an address that lives as long as the image does. */
function useFileIn(file: Blob): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}

const root = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-3);
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-4);
`;

const pane = css`
  position: relative;
  flex: none;
  overflow: hidden;
  background: var(--c-sunken);
  & img {
    position: absolute;
    max-width: none;
    user-select: none;
    pointer-events: none;
  }
`;

const square = css`
  ${pane}
  width: min(280px, 100%);
  aspect-ratio: 1;
  border-radius: var(--r-2);
  touch-action: none;
  cursor: grab;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`;

/** What lies outside the circle is seen, and seen to be cut away. */
const ring = css`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  box-shadow: 0 0 0 200px var(--c-overlay);
  pointer-events: none;
`;

const result = css`
  ${pane}
  width: 96px;
  height: 96px;
  border-radius: 50%;
`;

const zoomRow = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: min(280px, 100%);
  min-height: 44px;
  color: var(--c-text-2);
  & input {
    flex: 1;
    min-width: 0;
    height: 44px;
    accent-color: var(--c-accent-fill);
  }
`;
