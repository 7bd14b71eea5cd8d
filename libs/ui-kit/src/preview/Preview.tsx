import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { IconButton } from '../primitives/IconButton.js';
import { numCss } from '../primitives/text.js';
import { keepFocusInside } from '../states/Dialog.js';
import type { GestureState } from './preview-gesture.js';
import type { PreviewItem, PreviewLabels } from './preview-item.js';
import { keyEvent } from './preview-keys.js';
import { openedAt, previewAfter } from './preview-state.js';
import { indexAfter, kindOf, percentOf } from './picture-transform.js';
import { bar, bottomBar, counter, root, stageCss, turner } from './preview.styles.js';
import { PreviewPicture } from './PreviewPicture.js';
import { PreviewTools } from './PreviewTools.js';
import { useModal } from '../states/use-modal.js';
import { useStage } from './use-stage.js';
import * as icons from '../primitives/icons.js';

export interface PreviewProps {
  /** At least one item. */
  items: readonly PreviewItem[];
  /** Index of the first item to show. */
  start?: number | undefined;
  labels: PreviewLabels;
  /** Escape, ×, or a press beside the picture calls it. */
  onClose: () => void;
}

/**
 * A full-window viewer of pictures and videos, open as long as it is rendered.
 * Keys: ← → previous and next item (wraps around), + − 0 zoom, arrows with Shift (and ↑ ↓) pan a picture larger than
 * the window, Escape closes.
 * Touch: swipe and pinch. The wheel zooms at the pointer; a press beside the picture closes.
 */
export function Preview({ items, start = 0, labels, onClose }: PreviewProps) {
  const count = items.length;
  const [state, send] = useReducer(previewAfter, undefined, () => openedAt(start, count));
  const dialog = useRef<HTMLDialogElement>(null);
  const position = useId();
  const item = items[state.index] ?? items[0];
  const kind = item ? kindOfItem(item) : 'image';
  const { stage, handlers, groundNow } = useStage({ state, count, still: kind === 'video', send, onClose });
  useModal(dialog);
  useNeighbours(items, state.index);

  const turn = (by: 1 | -1) => () => send({ type: 'turned', by, count });

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    keepFocusInside(event);
    const meant = keyEvent(event, state, { count, ground: groundNow() });
    if (!meant) return;
    event.preventDefault();
    send(meant);
  };

  return (
    <dialog
      ref={dialog}
      css={root}
      aria-label={labels.title}
      aria-describedby={position}
      onKeyDown={onKeyDown}
      onCancel={(event: SyntheticEvent) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div css={bar}>
        <p id={position} css={[counter, numCss]} role="status">
          {labels.position(state.index + 1, count, kind)}
        </p>
        <IconButton icon={icons.close} label={labels.close} onClick={onClose} />
      </div>
      <div ref={stage} css={stageCss} data-zoomed={state.gesture.transform.zoom > 1 || undefined} {...handlers}>
        {item && (
          <PreviewPicture
            key={`${state.index} ${item.src}`}
            item={item}
            kind={kind}
            labels={labels}
            style={laid(state.gesture)}
            held={state.gesture.gesture.kind !== 'none'}
          />
        )}
      </div>
      {count > 1 && (
        <>
          <span css={turner} data-side="left">
            <IconButton icon={icons.chevronLeft} label={labels.previous} onClick={turn(-1)} />
          </span>
          <span css={turner} data-side="right">
            <IconButton icon={icons.chevronRight} label={labels.next} onClick={turn(1)} />
          </span>
        </>
      )}
      <div css={[bar, bottomBar]}>
        {kind === 'image' && (
          <PreviewTools
            labels={labels}
            percent={percentOf(state.gesture.transform)}
            onStep={(steps) => send({ type: 'zoomed', steps, ground: groundNow() })}
            onZoom={(zoom) => send({ type: 'zoomSet', zoom, ground: groundNow() })}
            onFit={() => send({ type: 'fitted' })}
          />
        )}
      </div>
    </dialog>
  );
}

const kindOfItem = (item: PreviewItem) => item.kind ?? kindOf(item.src);

const laid = ({ transform: { zoom, x, y }, swipe }: GestureState): CSSProperties => ({
  transform: `translate(${x + swipe}px, ${y}px) scale(${zoom})`,
});

/** Prefetches the previous and the next picture while the user looks at this one. */
function useNeighbours(items: readonly PreviewItem[], index: number): void {
  useEffect(() => {
    for (const by of [1, -1]) {
      const item = items[indexAfter(index, by, items.length)];
      if (item && kindOfItem(item) === 'image') new Image().src = item.src;
    }
  }, [items, index]);
}
