import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { popupSide } from './phone-countries.js';

const GAP_PX = 4;
const EDGE_PX = 8;
const MAX_HEIGHT_PX = 360;
const MIN_WIDTH_PX = 288;

/**
 * Position of a list that belongs to a field: below if there is room, otherwise above, and always inside the window.
 * `position: fixed`, so that a scrolling dialog does not clip it; the list follows when something scrolls.
 */
export function usePopupPosition(
  anchor: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();

  useLayoutEffect(() => {
    const field = anchor.current;
    if (!field) return;
    // Choose the side once, on opening: choosing again on scroll would make the list jump from one side to the other.
    const side = popupSide(field.getBoundingClientRect().bottom, visibleHeight());
    const follow = () => setPlace(positionAt(field.getBoundingClientRect(), side));
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) follow();
    };
    follow();
    addEventListener('resize', follow);
    addEventListener('scroll', onScroll, true);
    return () => {
      removeEventListener('resize', follow);
      removeEventListener('scroll', onScroll, true);
    };
  }, [anchor, list]);

  return place;
}

/** Height of the window without the area that an on-screen keyboard covers. */
const visibleHeight = () => window.visualViewport?.height ?? innerHeight;

function positionAt({ top, bottom, left, width }: DOMRect, side: 'below' | 'above'): CSSProperties {
  const wide = Math.min(Math.max(width, MIN_WIDTH_PX), innerWidth - 2 * EDGE_PX);
  const free = side === 'below' ? visibleHeight() - bottom : top;
  return {
    width: wide,
    left: Math.max(EDGE_PX, Math.min(left, innerWidth - EDGE_PX - wide)),
    maxHeight: Math.min(MAX_HEIGHT_PX, Math.max(0, free - GAP_PX - EDGE_PX)),
    ...(side === 'below' ? { top: bottom + GAP_PX } : { bottom: innerHeight - top + GAP_PX }),
  };
}
