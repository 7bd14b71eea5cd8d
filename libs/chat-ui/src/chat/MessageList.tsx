import { css } from '@emotion/react';
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref, UIEvent } from 'react';
import { PHONE } from '@khandai/ui-kit';
import { NewPill } from './ChatLines.js';
import { isAtBottom, linesChanged, readerMoved, startOfList, windowStart } from './sticky-list.js';

export interface MessageListItem {
  key: string;
  /** The user wrote the message. */
  own?: boolean | undefined;
  node: ReactNode;
}

export interface MessageListProps {
  label: string;
  items: readonly MessageListItem[];
  /** Label of the button that counts new messages: "3 tin mới". */
  newLabel: (count: number) => string;
  /** Max messages in the DOM. */
  max?: number | undefined;
  /** Runs when the user scrolls near the top: load older messages. */
  onReachTop?: (() => void) | undefined;
  /** Content above the first message: a skeleton of older ones, the beginning of the room. */
  start?: ReactNode;
  /** Shown while there are no messages. */
  empty?: ReactNode;
  /** The element that scrolls, which can have the focus. */
  ref?: Ref<HTMLDivElement | null> | undefined;
}

const NEAR_TOP = 120;

/**
 * Newest message at the bottom. The list scrolls to new messages only while the user is at the bottom; otherwise a
 * button counts them.
 */
export function MessageList({ label, items, newLabel, max = 200, onReachTop, start, empty, ref }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => box.current, []);
  const heightBefore = useRef(0);
  const [known, setKnown] = useState({ items, sticky: linesChanged(startOfList, linesOf(items)) });
  let { sticky } = known;
  if (known.items !== items) {
    sticky = linesChanged(sticky, linesOf(items));
    setKnown({ items, sticky });
  }

  const measured = useRef(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    // The resize observer reports the first layout: reading the height here would force one while the page hydrates.
    if (!measured.current && canObserve()) return;
    if (sticky.stuck) element.scrollTop = element.scrollHeight;
    else if (sticky.prepended) element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = element.scrollHeight;
  }, [items, sticky.stuck, sticky.prepended]);

  useLayout(box, (element) => {
    measured.current = true;
    if (sticky.stuck) element.scrollTop = element.scrollHeight;
    heightBefore.current = element.scrollHeight;
  });

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
        // Do not announce older messages that load at the top.
        aria-live={sticky.prepended ? 'off' : 'polite'}
        aria-relevant="additions"
        tabIndex={0}
        onScroll={onScroll}
      >
        <div css={filler} />
        {start}
        {items.length === 0 && empty}
        <ol>
          {items.slice(windowStart(items.length, max, sticky.stuck)).map(({ key, node }) => (
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

const canObserve = (): boolean => typeof ResizeObserver !== 'undefined';

/**
 * Calls `onLayout` before the list is first painted, and whenever its height changes, e.g. when an on-screen keyboard opens.
 */
function useLayout(box: { readonly current: HTMLElement | null }, onLayout: (element: HTMLElement) => void) {
  const latest = useRef(onLayout);
  useLayoutEffect(() => {
    latest.current = onLayout;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !canObserve()) return;
    const observer = new ResizeObserver(() => latest.current(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
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
  @media ${PHONE} {
    [data-compact] & {
      overscroll-behavior: contain;
      padding: 6px 0 var(--sp-1);
      mask-image: linear-gradient(transparent 16px, #000 32px);
    }
  }
`;

/* Pushes a few messages down to the bottom of the list. */
const filler = css`
  margin-top: auto;
`;
