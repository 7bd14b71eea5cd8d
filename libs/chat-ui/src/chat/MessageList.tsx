import { css } from '@emotion/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, UIEvent } from 'react';
import { NewPill } from './ChatLines.js';
import { isAtBottom, linesChanged, readerMoved, startOfList, windowStart } from './sticky-list.js';

export interface MessageListItem {
  key: string;
  /** Written by the reader. */
  own?: boolean | undefined;
  node: ReactNode;
}

export interface MessageListProps {
  label: string;
  items: readonly MessageListItem[];
  /** Words of the pill: "3 tin mới". */
  newLabel: (count: number) => string;
  /** Most lines kept in the page. */
  most?: number | undefined;
  /** The reader came near the top: load older ones. */
  onReachTop?: (() => void) | undefined;
  /** Above the first line: a skeleton of older ones, the beginning of the room. */
  start?: ReactNode;
  /** In place of the lines while there are none. */
  empty?: ReactNode;
}

const NEAR_TOP = 120;

/** Newest at the bottom. It follows new lines only while the reader is there; else a pill counts them. */
export function MessageList({ label, items, newLabel, most = 200, onReachTop, start, empty }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const heightBefore = useRef(0);
  const [known, setKnown] = useState({ items, sticky: linesChanged(startOfList, linesOf(items)) });
  let { sticky } = known;
  if (known.items !== items) {
    sticky = linesChanged(sticky, linesOf(items));
    setKnown({ items, sticky });
  }

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (sticky.stuck) element.scrollTop = element.scrollHeight;
    else if (sticky.prepended) element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = element.scrollHeight;
  }, [items, sticky.stuck, sticky.prepended]);

  useStickOnResize(box, sticky.stuck);

  const onScroll = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const moved = readerMoved(sticky, isAtBottom(currentTarget));
    if (moved !== sticky) setKnown({ items, sticky: moved });
    if (currentTarget.scrollTop < NEAR_TOP) onReachTop?.();
  };

  const toBottom = () => setKnown({ items, sticky: readerMoved(sticky, true) });

  return (
    <div css={root}>
      <div
        css={scroller}
        ref={box}
        role="log"
        aria-label={label}
        // Older lines that were loaded on top are no news.
        aria-live={sticky.prepended ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={onScroll}
      >
        <div css={filler} />
        {start}
        {items.length === 0 && empty}
        <ol>
          {items.slice(windowStart(items.length, most, sticky.stuck)).map(({ key, node }) => (
            <li key={key}>{node}</li>
          ))}
        </ol>
      </div>
      {sticky.unread > 0 && <NewPill onPress={toBottom}>{newLabel(sticky.unread)}</NewPill>}
    </div>
  );
}

function linesOf(items: readonly MessageListItem[]) {
  return items.map(({ key, own = false }) => ({ key, own }));
}

/** A keyboard that opens, a picture that loads: the bottom stays the bottom. */
function useStickOnResize(box: { readonly current: HTMLElement | null }, stuck: boolean) {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !stuck || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, stuck]);
}

const root = css`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
`;

const scroller = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-width: 0;
  overflow-y: auto;
  overflow-anchor: none;
  padding: var(--sp-2) 0;
  scrollbar-width: thin;
  scrollbar-color: var(--c-line-strong) transparent;
  &:focus-visible {
    outline-offset: -2px;
  }
  @media (min-width: 768px) {
    overscroll-behavior: contain;
  }
`;

/* Few messages still sit at the bottom. */
const filler = css`
  margin-top: auto;
`;
