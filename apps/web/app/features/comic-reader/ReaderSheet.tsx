import { css } from '@emotion/react';
import { Button, icons, Icon, KitLink, Sheet, Stack, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { chapterPath, type ReadStore, useChapterName, useComicWords } from '../../domains/comics';
import type { ReaderStore } from './ReaderStore';

export interface ReaderSheetProps {
  readonly reader: ReaderStore;
  readonly read: ReadStore;
  readonly open: boolean;
  readonly onZoom: () => void;
  readonly onClose: () => void;
}

/** The chapters, with those that were read, and how pages are shown. */
export const ReaderSheet = observer(function ReaderSheet({ reader, read, open, onZoom, onClose }: ReaderSheetProps) {
  const { t } = useComicWords();
  const nameOf = useChapterName();
  const { chapter, lowData, current } = reader;
  return (
    <Sheet open={open} onClose={onClose} title={t('chapters')} closeLabel={t('reader.close')}>
      <Stack gap={4}>
        <div css={settings}>
          <Switch label={t('reader.lowData')} checked={lowData} onChange={reader.saveData} />
          <p css={hint}>{t('reader.lowDataHint')}</p>
          <Button
            look="line"
            icon={icons.maximize}
            onClick={() => {
              onClose();
              onZoom();
            }}
          >
            {t('reader.zoom', { page: current + 1 })}
          </Button>
          <p css={hint}>{t('reader.keys')}</p>
        </div>
        <ol>
          {chapter.chapters.map((one) => (
            <li key={one.chapterId}>
              <KitLink
                href={chapterPath(chapter.comic.slug, one.number)}
                css={row}
                {...(one.chapterId === chapter.chapterId && { 'aria-current': 'page' as const })}
                onClick={onClose}
              >
                <span>{nameOf(one)}</span>
                {read.of(one.chapterId)?.isRead && (
                  <small>
                    <Icon icon={icons.check} size={16} />
                    {t('isRead')}
                  </small>
                )}
              </KitLink>
            </li>
          ))}
        </ol>
      </Stack>
    </Sheet>
  );
});

const settings = css`
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  padding: 0 var(--sp-4);
`;

const hint = css`
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-3);
  min-height: 48px;
  padding: 0 var(--sp-4);
  border-top: 1px solid var(--c-line);
  &:hover {
    background: var(--c-hover);
  }
  &[aria-current] {
    background: var(--c-accent-tint);
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > small {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    flex: none;
    font-size: var(--fs-12);
    color: var(--c-text-2);
  }
`;
