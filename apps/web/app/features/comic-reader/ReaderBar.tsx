import { css } from '@emotion/react';
import { clipCss, Icon, IconButton, icons, KitLink, Segmented } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { comicPath, useChapterName, useComicWords } from '../../domains/comics';
import type { ReadingMode } from './reader-settings';
import type { ReaderStore } from './ReaderStore';

export interface ReaderBarProps {
  readonly reader: ReaderStore;
  readonly onZoom: () => void;
  readonly onList: () => void;
}

/** Above the pages: the way back, what is read, how, and the list of chapters. */
export const ReaderBar = observer(function ReaderBar({ reader, onZoom, onList }: ReaderBarProps) {
  const { t } = useComicWords();
  const nameOf = useChapterName();
  const { chapter, mode, current } = reader;
  return (
    <div css={root}>
      <KitLink href={comicPath(chapter.comic.slug)} css={back} aria-label={t('reader.toComic')}>
        <Icon icon={icons.chevronLeft} />
      </KitLink>
      <div css={words}>
        <b css={clipCss}>{chapter.comic.title}</b>
        <span css={clipCss}>
          {chapter.comic.simulated && `${t('simulated')} · `}
          {nameOf(chapter)}
        </span>
      </div>
      <Segmented<ReadingMode>
        label={t('reader.mode')}
        value={mode}
        options={[
          { value: 'strip', label: t('reader.strip') },
          { value: 'paged', label: t('reader.paged') },
        ]}
        onChange={reader.choose}
      />
      <span css={wide}>
        <IconButton icon={icons.maximize} label={t('reader.zoom', { page: current + 1 })} onClick={onZoom} />
      </span>
      <IconButton icon={icons.list} label={t('reader.list')} aria-haspopup="dialog" onClick={onList} />
    </div>
  );
});

const root = css`
  position: sticky;
  top: calc(var(--header-h) + 1px);
  z-index: var(--z-bottom);
  display: flex;
  /* Large letters on a phone need a second line. */
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-1);
  min-height: 52px;
  padding: 0 max(var(--sp-1), env(safe-area-inset-right)) 0 max(var(--sp-1), env(safe-area-inset-left));
  border-bottom: 1px solid var(--c-line);
  background: var(--c-surface);
  @media (max-width: 767px) {
    top: 0;
  }
  @media (min-width: 768px) {
    padding: 0 var(--sp-6);
  }
`;

const back = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--r-2);
  color: var(--c-text-2);
  &:hover {
    background: var(--c-hover);
  }
`;

const words = css`
  display: grid;
  flex: 1 1 7rem;
  min-width: 0;
  & > b {
    font-size: var(--fs-14);
    font-weight: var(--fw-semi);
    line-height: 1.43;
  }
  & > span {
    font-size: var(--fs-12);
    line-height: 1.34;
    color: var(--c-muted);
  }
`;

/* On phones it is in the sheet. */
const wide = css`
  @media (max-width: 599px) {
    display: none;
  }
`;
