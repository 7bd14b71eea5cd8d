import { css } from '@emotion/react';
import { type CSSProperties, type RefCallback, useCallback, useId, useRef, useState } from 'react';
import { Button } from '../primitives/Button.js';
import { FieldMessage } from '../primitives/Field.js';
import { CROP_ZOOM, type CropArea, cropZoomed, type Extent, wholeCrop, wholePixels, zoomOf } from './crop-model.js';
import { useCropGestures } from './use-crop-gestures.js';
import * as icons from '../primitives/icons.js';

export interface PictureCropProps {
  /** The chosen picture; null before the user chooses one. */
  file: File | null;
  onFile: (file: File) => void;
  /** The square in whole pixels of the upright picture; null while there is no picture. */
  onCrop: (square: CropArea | null) => void;
  /** Accepted file types, as in `image/png,image/jpeg`. */
  accept: string;
  /** Name of the field; a form moves the focus to it when validation fails. */
  name?: string | undefined;
  /** What is wrong with the picture; replaces the hint. */
  error?: string | undefined;
  labels: {
    choose: string;
    another: string;
    /** Label of the square: what it is, and that arrow keys move it. */
    square: string;
    zoom: string;
    /** Label of the round preview beside the square. */
    result: string;
    hint: string;
    /** Error text for a file that the browser cannot show. */
    unreadable: string;
  };
}

/**
 * Lets the user choose a picture and the square of it that others see as a circle. The picture itself does not change.
 */
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
      {/* The key resets the state when the file changes. */}
      {file && !isUnreadable && (
        <Cropper
          key={`${file.name} ${file.size} ${file.lastModified}`}
          {...{ file, onCrop, onUnreadable, labels, message }}
        />
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
          // Without the reset, choosing the same file again would fire no change event.
          currentTarget.value = '';
        }}
      />
      <Button icon={icons.image} name={name} onClick={() => chooser.current?.click()} aria-describedby={message}>
        {file ? labels.another : labels.choose}
      </Button>
      {/* A live region announces the error, because the focus stays on the button after choosing. */}
      <div css={messageRoom} aria-live="polite">
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
  crop: CropArea;
}

function Cropper({ file, onCrop, onUnreadable, labels, message }: CropperProps) {
  const showsFile = useFileIn(file);
  const [shown, setShown] = useState<Shown | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const show = (extent: Extent, crop: CropArea) => {
    setShown({ extent, crop });
    onCrop(wholePixels(crop, extent));
  };
  const handlers = useCropGestures(stage, shown && { ...shown, onCrop: (next) => show(shown.extent, next) });
  const zoom = shown ? zoomOf(shown.crop, shown.extent) : CROP_ZOOM.min;
  return (
    <>
      <div css={row}>
        {/* A two-dimensional slider has no ARIA role; this role makes screen readers pass the arrow keys on. */}
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
            // Hidden until its size is known: before that it would appear at its intrinsic size.
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
          min={CROP_ZOOM.min * 100}
          max={CROP_ZOOM.max * 100}
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

/** Positions the picture so that the stage shows exactly the square, whatever the size of the stage. */
function placeOf({ extent, crop }: Shown): CSSProperties {
  const part = (length: number) => `${(length / crop.size) * 100}%`;
  return { width: part(extent.width), height: part(extent.height), left: part(-crop.x), top: part(-crop.y) };
}

/** Shows the file in an image through an object URL, revoked when the image unmounts. */
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

/** The square and the round preview share one line, so that a phone shows both above the zoom. */
const row = css`
  display: flex;
  align-items: center;
  width: 100%;
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
  flex: 0 1 280px;
  min-width: 0;
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

/** Dims the area outside the circle: it stays visible, but clearly outside the crop. */
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
  box-shadow: 0 0 0 1px var(--c-line-strong);
`;

/** Two lines, so that an error in place of the hint does not move the picture. */
const messageRoom = css`
  min-height: 2.5rem;
`;

const zoomRow = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  width: 100%;
  max-width: calc(280px + 96px + var(--sp-4));
  min-height: 44px;
  color: var(--c-text-2);
  & input {
    flex: 1;
    min-width: 0;
    height: 44px;
    accent-color: var(--c-accent-fill);
  }
`;
