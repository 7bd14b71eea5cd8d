import { css } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useComicWords } from '../../domains/comics';
import { PagePicture } from './PagePicture';
import type { ReaderStore } from './ReaderStore';
import { inSight, startsOf } from './strip-model';

const MAX_WIDTH = 720;
const SIZES = `(min-width: ${MAX_WIDTH}px) ${MAX_WIDTH}px, 100vw`;

/** All pages below each other, without gaps. */
export const StripView = observer(function StripView({ reader }: { readonly reader: ReaderStore }) {
  const { t } = useComicWords();
  const strip = useRef<HTMLOListElement>(null);
  useStrip(strip, reader);
  return (
    <ol ref={strip} css={list} aria-label={t('reader.pagesOf')}>
      {reader.chapter.pages.map((page, index) => (
        <li key={page.url}>
          <PagePicture reader={reader} index={index} sizes={SIZES} />
        </li>
      ))}
    </ol>
  );
});

/** Tells the reader what is in sight, and scrolls to where they want to be. Call it inside an observer. */
function useStrip(strip: React.RefObject<HTMLOListElement | null>, reader: ReaderStore): void {
  const { jumps } = reader;
  useEffect(() => {
    const starts = startsOf(reader.chapter.pages);
    let frame = 0;
    const look = () => {
      frame = 0;
      const box = strip.current?.getBoundingClientRect();
      if (!box) return;
      reader.measure({ pageWidth: box.width, density: window.devicePixelRatio }, false);
      reader.saw(inSight(starts, { above: -box.top, width: box.width, windowHeight: window.innerHeight }));
    };
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    // After the jump of this render, which comes with the next frame.
    frame = requestAnimationFrame(look);
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [reader, strip]);
  useEffect(() => {
    if (jumps === 0) return;
    strip.current?.children[reader.current]?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [reader, strip, jumps]);
}

const list = css`
  width: 100%;
  max-width: ${MAX_WIDTH}px;
  margin: 0 auto;
  /* No hairline between pages where their heights are fractions of pixels. */
  background: #fbfaf6;
  align-self: start;
  & > li {
    scroll-margin-top: calc(var(--header-h) + 52px);
    @media (max-width: 767px) {
      scroll-margin-top: 52px;
    }
  }
`;
