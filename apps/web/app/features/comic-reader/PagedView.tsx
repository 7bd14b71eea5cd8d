import { css } from '@emotion/react';
import { useMedia } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, type TouchEvent, useEffect, useRef } from 'react';
import { ChapterEnd } from './ChapterEnd';
import { isLive } from './live-pages';
import { PagePicture } from './PagePicture';
import { pageSources } from './page-sources';
import type { ReaderStore } from './ReaderStore';

export interface PagedViewProps {
  readonly reader: ReaderStore;
  readonly onZoom: () => void;
}

const DOUBLE = '(min-width: 900px) and (orientation: landscape)';
const SIZES = '(min-width: 900px) 50vw, 100vw';
/** A finger that moves sideways by this many pixels turns the page. */
const SWIPE_PX = 48;

/** One page at a time, or two as in a book; a tap at a side or a swipe turns. */
export const PagedView = observer(function PagedView({ reader, onZoom }: PagedViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const isDouble = useMedia(DOUBLE, { onServer: false });
  const swipe = useSwipe(reader);
  const { jumps } = reader;
  useEffect(() => {
    const measure = () => {
      const width = stage.current?.clientWidth ?? window.innerWidth;
      reader.measure({ pageWidth: isDouble ? width / 2 : width, density: window.devicePixelRatio }, isDouble);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
    };
  }, [reader, isDouble]);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [jumps]);
  if (reader.isAtEnd)
    return (
      <div ref={stage} css={end} {...swipe}>
        <ChapterEnd reader={reader} />
      </div>
    );
  const { spread } = reader;
  return (
    <div ref={stage} css={[root, spread.length === 2 && double]} {...swipe}>
      {spread.map((index) => (
        <div key={index} css={pageCss} style={{ '--shape': shapeOf(reader, index) } as CSSProperties}>
          <PagePicture reader={reader} index={index} sizes={SIZES} />
        </div>
      ))}
      {/* The buttons at the foot do the same for keyboards and screen readers. */}
      <button type="button" tabIndex={-1} aria-hidden="true" css={[zone, left]} onClick={reader.back} />
      <button type="button" tabIndex={-1} aria-hidden="true" css={[zone, middle]} onClick={onZoom} />
      <button type="button" tabIndex={-1} aria-hidden="true" css={[zone, right]} onClick={reader.forward} />
      <Ahead reader={reader} />
    </div>
  );
});

function shapeOf({ chapter }: ReaderStore, index: number): number {
  const page = chapter.pages[index];
  return page ? page.width / page.height : 1;
}

/** Loads the next pages, out of sight. A browser decodes no picture that it does not show. */
const Ahead = observer(function Ahead({ reader }: { readonly reader: ReaderStore }) {
  const { live, spread, chapter, lowData } = reader;
  return chapter.pages.map(({ url }, index) => {
    const isShown = spread.some((one) => one === index);
    return !isShown && isLive(live, index) ? (
      <img key={url} {...pageSources(url, lowData)} sizes={SIZES} alt="" hidden />
    ) : null;
  });
});

/** A swipe to the left turns forward. Two fingers zoom, as everywhere in the browser. */
function useSwipe(reader: ReaderStore) {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      const from = start.current;
      start.current = undefined;
      // In a page that is zoomed, a finger moves the page.
      if (!from || !touch || (window.visualViewport?.scale ?? 1) > 1.01) return;
      const [right, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(right) < SWIPE_PX || Math.abs(right) < 2 * Math.abs(down)) return;
      if (right < 0) reader.forward();
      else reader.back();
    },
  };
}

const root = css`
  /* What is left of the window; in a low one, such as a magnified one, the page is scrolled. */
  --stage: max(calc(100dvh - var(--header-h) - 108px), min(36rem, 130vw));
  position: relative;
  display: flex;
  justify-content: center;
  align-items: center;
  align-self: center;
  min-height: var(--stage);
  touch-action: pan-y pinch-zoom;
  user-select: none;
  @media (max-width: 767px) {
    --stage: max(calc(100dvh - 108px), min(36rem, 130vw));
  }
`;

const pageCss = css`
  flex: none;
  width: min(100%, calc(var(--stage) * var(--shape)));
`;

const double = css`
  & > div {
    width: min(50%, calc(var(--stage) * var(--shape)));
  }
  & > div:first-of-type {
    box-shadow: 1px 0 0 var(--c-line-strong);
    z-index: 1;
  }
`;

const end = css`
  display: grid;
  place-content: center;
  min-height: 60vh;
`;

const zone = css`
  position: absolute;
  z-index: 2;
  inset: 0 auto;
  width: 34%;
  -webkit-tap-highlight-color: transparent;
  touch-action: inherit;
`;

const left = css`
  left: 0;
  cursor: w-resize;
`;

const middle = css`
  left: 34%;
  width: 32%;
  cursor: zoom-in;
`;

const right = css`
  right: 0;
  cursor: e-resize;
`;
