import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { type RefObject, useState } from 'react';

/** Height of a message that has not been in the DOM yet: a name, a time and one line of text. */
const USUAL_HEIGHT = 52;
/** Messages in the DOM above and below the visible ones. */
const OVERSCAN = 12;

/** The messages in the DOM, and the space that the others take. */
export interface MessageWindow {
  readonly first: number;
  /** Index after the last one. */
  readonly end: number;
  readonly before: number;
  readonly after: number;
  /** Ref of each message in the DOM; undefined before the first layout. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  /** Scrolls a message to the middle of the list. */
  readonly show: (index: number) => void;
}

export interface WindowOptions {
  readonly box: RefObject<HTMLElement | null>;
  readonly keys: readonly { readonly key: string }[];
  /** The list follows its end: it renders the last `max` messages. */
  readonly stuck: boolean;
  readonly max: number;
  /** Height of the content above the first message; undefined before the first layout. */
  readonly above: number | undefined;
}

/**
 * Chooses the messages that are in the DOM: the newest ones while the list follows its end, otherwise those on screen and some
 * around them. Keeps the message at the top of the screen where it is while others are added, removed or resized above it.
 */
export function useMessageWindow({ box, keys, stuck, max, above }: WindowOptions): MessageWindow {
  const count = keys.length;
  const tail = useTail(keys, max);
  const enabled = above !== undefined;
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    enabled,
    count,
    getScrollElement: () => box.current,
    getItemKey: (index) => keys[index]?.key ?? index,
    estimateSize: () => USUAL_HEIGHT,
    measureElement: exactHeight,
    initialOffset: () => box.current?.scrollTop ?? 0,
    rangeExtractor: (range) => (stuck ? indices(tail, count) : defaultRangeExtractor(range)),
    overscan: OVERSCAN,
    scrollMargin: above ?? 0,
    // A list that follows its end scrolls by itself.
    anchorTo: stuck ? 'start' : 'end',
  });
  // Messages in the DOM are laid out one below the other, so one that grows above the screen moves those on it.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ start, size, key }) => {
    const top = virtualizer.scrollOffset ?? 0;
    return !stuck && (start + size <= top || (start < top && !virtualizer.itemSizeCache.has(key)));
  };
  const show = (index: number) => virtualizer.scrollToIndex(index, { align: 'center' });
  const shown = enabled ? virtualizer.getVirtualItems() : [];
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last) return { first: tail, end: count, before: 0, after: 0, measure: undefined, show };
  return {
    first: first.index,
    end: last.index + 1,
    before: first.start - (above ?? 0),
    after: virtualizer.getTotalSize() + (above ?? 0) - last.end,
    measure: virtualizer.measureElement,
    show,
  };
}

/**
 * Index of the first message of a list that follows its end. It stays the same message until half as many again as `max` are in
 * the DOM: without a change above them, the browser neither lays out nor paints the messages that are there already.
 */
function useTail(keys: WindowOptions['keys'], max: number): number {
  const [first, setFirst] = useState<string>();
  const newest = Math.max(0, keys.length - max);
  const known = keys.findIndex(({ key }) => key === first);
  const tail = known >= 0 && known <= newest && newest - known <= max / 2 ? known : newest;
  const key = keys[tail]?.key;
  if (key !== first) setFirst(key);
  return tail;
}

const indices = (from: number, end: number): Range['startIndex'][] =>
  Array.from({ length: end - from }, (_, at) => from + at);

/** With fractions of a pixel: rounding errors of many messages would add up. */
function exactHeight(element: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize[0]?.blockSize ?? element.getBoundingClientRect().height;
}
