import { css } from '@emotion/react';
import type { ComicChapter } from '@khandai/contracts';
import { Button, Hidden, icons, noRing } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ComicGone, type ReadStore, useComicWords } from '../../domains/comics';
import { useLazyPart } from '../../shell/parts/use-lazy-part';
import { useServices } from '../../shell/services/services';
import { ChapterEnd } from './ChapterEnd';
import { PagedView } from './PagedView';
import { ReaderBar } from './ReaderBar';
import { ReaderFoot } from './ReaderFoot';
import { ReaderSheet } from './ReaderSheet';
import type { ReaderStore } from './ReaderStore';
import { StripView } from './StripView';
import { useReader } from './use-reader';
import { useReaderKeys } from './use-reader-keys';

/** A chapter to read. Another reader was somewhere else in it. */
export const ReaderPage = observer(function ReaderPage({ chapter }: { readonly chapter: ComicChapter }) {
  const { viewer } = useServices();
  return <Reader key={viewer.version} chapter={chapter} />;
});

const loadZoom = () => import('./ZoomedPages').then(({ ZoomedPages }) => ZoomedPages);

const Reader = observer(function Reader({ chapter }: { readonly chapter: ComicChapter }) {
  const { t } = useComicWords();
  const { reader, read } = useReader(chapter);
  const [sheet, openSheet] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const close = () => {
    setZoomed(false);
  };
  const zoom = () => {
    setZoomed(true);
  };
  const Zoomed = useLazyPart(isZoomed, loadZoom, close);
  useReaderKeys(reader, !sheet && !isZoomed);
  if (reader.isGone) return <ComicGone />;
  const { comic, number } = chapter;
  return (
    <main id="main" tabIndex={-1} css={root}>
      <Hidden as="h1">{t('reader.heading', { title: comic.title, number })}</Hidden>
      <ReaderBar
        reader={reader}
        onZoom={zoom}
        onList={() => {
          openSheet(true);
        }}
      />
      {reader.mode === 'strip' ? (
        <>
          <StripView reader={reader} />
          <ChapterEnd reader={reader} />
        </>
      ) : (
        <PagedView reader={reader} onZoom={zoom} />
      )}
      <GoOn reader={reader} read={read} />
      <ReaderFoot reader={reader} />
      <ReaderSheet
        reader={reader}
        read={read}
        open={sheet}
        onZoom={zoom}
        onClose={() => {
          openSheet(false);
        }}
      />
      {isZoomed && Zoomed && <Zoomed reader={reader} onClose={close} />}
    </main>
  );
});

interface GoOnProps {
  readonly reader: ReaderStore;
  readonly read: ReadStore;
}

/** Offers the page at which the reader stopped, also on another device, until they turn a page. */
const GoOn = observer(function GoOn({ reader, read }: GoOnProps) {
  const { t } = useComicWords();
  const [stopped, setStopped] = useState<number>();
  const at = read.isKnown ? read.of(reader.chapter.chapterId) : undefined;
  if (stopped === undefined && at && !at.isRead && at.page > 1 && reader.current === 0) setStopped(at.page);
  if (stopped === undefined || reader.current > 0 || reader.isAtEnd) return null;
  return (
    <div css={pill}>
      <Button
        look="primary"
        icon={icons.bookmark}
        onClick={() => {
          reader.goTo(stopped - 1);
        }}
      >
        {t('reader.goOn', { page: stopped })}
      </Button>
    </div>
  );
});

const root = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-height: calc(100dvh - var(--header-h));
  background: var(--c-bg);
  ${noRing}
`;

const pill = css`
  position: fixed;
  z-index: var(--z-bottom);
  right: 0;
  bottom: calc(72px + env(safe-area-inset-bottom));
  left: 0;
  display: grid;
  place-items: center;
  pointer-events: none;
  & > button {
    pointer-events: auto;
    box-shadow: var(--shadow-2);
  }
`;
