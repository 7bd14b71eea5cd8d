import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import { sideOf } from './phone-countries.js';

const GAP_PX = 4;
const EDGE_PX = 8;
const TALLEST_PX = 360;
const NARROWEST_PX = 288;

/**
 * Where a list stands that belongs to a field: below it if there is room, else above, and never out of the window. Fixed,
 * so that a dialog which scrolls does not cut it; it moves along when something scrolls.
 */
export function usePlace(anchor: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();

  useLayoutEffect(() => {
    const field = anchor.current;
    if (!field) return;
    // Opening must not decide anew while it scrolls: the list would jump from one side to the other.
    const side = sideOf(field.getBoundingClientRect().bottom, visibleHeight());
    const follow = () => setPlace(placeAt(field.getBoundingClientRect(), side));
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

/** Without what an on-screen keyboard covers. */
const visibleHeight = () => window.visualViewport?.height ?? innerHeight;

function placeAt({ top, bottom, left, width }: DOMRect, side: 'below' | 'above'): CSSProperties {
  const wide = Math.min(Math.max(width, NARROWEST_PX), innerWidth - 2 * EDGE_PX);
  const free = side === 'below' ? visibleHeight() - bottom : top;
  return {
    width: wide,
    left: Math.max(EDGE_PX, Math.min(left, innerWidth - EDGE_PX - wide)),
    maxHeight: Math.min(TALLEST_PX, Math.max(0, free - GAP_PX - EDGE_PX)),
    ...(side === 'below' ? { top: bottom + GAP_PX } : { bottom: innerHeight - top + GAP_PX }),
  };
}
