import { css } from '@emotion/react';
import type { ComicChapterRow, ComicInfo } from '@khandai/contracts';
import { Button, Icon, icons, KitLink, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { chapterPath, type ReadStore, useChapterName, useComicWords } from '../../domains/comics';
import { useNumbers } from '../../i18n/use-numbers';
import { shortDate } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';

export interface ChapterListProps {
  readonly comic: Pick<ComicInfo, 'slug'>;
  readonly chapters: readonly ComicChapterRow[];
  readonly read: ReadStore;
}

/** The chapters of a comic, the newest first, with what was read of them. */
export const ChapterList = observer(function ChapterList({ comic, chapters, read }: ChapterListProps) {
  const { t } = useComicWords();
  const [fromStart, turn] = useState(false);
  const shown = fromStart ? chapters : chapters.toReversed();
  return (
    <Panel
      title={t('chapters')}
      end={
        chapters.length > 1 && (
          <Button
            size="sm"
            look="quiet"
            onClick={() => {
              turn(!fromStart);
            }}
          >
            {t(fromStart ? 'newestFirst' : 'oldestFirst')}
          </Button>
        )
      }
    >
      {chapters.length === 0 && <p css={none}>{t('noChapter')}</p>}
      <ol css={list} reversed={!fromStart}>
        {shown.map((chapter) => (
          <li key={chapter.chapterId}>
            <Row slug={comic.slug} chapter={chapter} read={read} />
          </li>
        ))}
      </ol>
    </Panel>
  );
});

interface RowProps {
  readonly slug: string;
  readonly chapter: ComicChapterRow;
  readonly read: ReadStore;
}

const Row = observer(function Row({ slug, chapter, read }: RowProps) {
  const { shortCount } = useNumbers();
  const { t } = useComicWords();
  const { clock } = useServices();
  const nameOf = useChapterName();
  const { chapterId, number, totalPages, reads, publishedAt } = chapter;
  const at = read.of(chapterId);
  const facts = [
    shortDate(Date.parse(publishedAt), clock.timezone, t('match:weekdays')),
    t('pages', { count: totalPages }),
  ];
  return (
    <KitLink href={chapterPath(slug, number, at && !at.isRead ? at.page : 1)} css={row}>
      <span css={words}>
        <b css={at?.isRead ? done : undefined}>{nameOf(chapter)}</b>
        <small>
          {facts.join(' · ')}
          {reads > 0 && (
            <>
              {' · '}
              <Num>{shortCount(reads)}</Num> {t('reads')}
            </>
          )}
        </small>
      </span>
      {at && (
        <span css={mark}>
          {at.isRead ? <Icon icon={icons.check} size={16} /> : <i aria-hidden="true" />}
          {at.isRead ? t('isRead') : t('atPage', { page: at.page })}
        </span>
      )}
    </KitLink>
  );
});

const none = css`
  padding: 0 var(--sp-4) var(--sp-4);
  color: var(--c-muted);
`;

const list = css`
  display: grid;
  padding-bottom: var(--sp-2);
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-1) var(--sp-3);
  min-height: 52px;
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
  &:hover {
    background: var(--c-hover);
  }
`;

const words = css`
  display: grid;
  min-width: 0;
  & > b {
    font-size: var(--fs-14);
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
  & > small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const done = css`
  color: var(--c-muted);
`;

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--fs-12);
  color: var(--c-text-2);
  & > i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--c-accent-fill);
  }
`;
