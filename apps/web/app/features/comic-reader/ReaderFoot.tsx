import { css } from '@emotion/react';
import { Icon, IconButton, icons, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { chapterPath, useComicWords } from '../../domains/comics';
import type { ReaderStore } from './ReaderStore';

/** Below the pages: where one is, a slider to every page, and the neighbours. */
export const ReaderFoot = observer(function ReaderFoot({ reader }: { readonly reader: ReaderStore }) {
  const { t } = useComicWords();
  const { total, current, spread, mode } = reader;
  const last = mode === 'paged' ? (spread.at(-1) ?? current) : current;
  const first = mode === 'paged' ? spread[0] : current;
  const page = first === last ? String(first + 1) : `${first + 1}–${last + 1}`;
  return (
    <div css={root}>
      <Turn reader={reader} by={-1} />
      <div css={range}>
        <input
          type="range"
          min={1}
          max={Math.max(total, 1)}
          value={current + 1}
          aria-label={t('reader.page')}
          aria-valuetext={t('reader.positionOf', { page, total })}
          onChange={({ target }) => {
            reader.goTo(Number(target.value) - 1);
          }}
        />
        <Num>{t('reader.position', { page, total })}</Num>
      </div>
      <Turn reader={reader} by={1} />
    </div>
  );
});

interface TurnProps {
  readonly reader: ReaderStore;
  readonly by: 1 | -1;
}

/** A page further or back; in the strip, which is scrolled, a chapter. */
const Turn = observer(function Turn({ reader, by }: TurnProps) {
  const { t } = useComicWords();
  const icon = by === 1 ? icons.chevronRight : icons.chevronLeft;
  const label = by === 1 ? t('reader.nextChapter') : t('reader.previousChapter');
  if (reader.mode === 'paged')
    return (
      <IconButton
        icon={icon}
        label={by === 1 ? t('reader.nextPage') : t('reader.previousPage')}
        onClick={by === 1 ? reader.forward : reader.back}
      />
    );
  const chapter = by === 1 ? reader.nextChapter : reader.previousChapter;
  if (!chapter) return <IconButton icon={icon} label={label} disabled />;
  return (
    <KitLink href={chapterPath(reader.chapter.comic.slug, chapter.number)} css={link} aria-label={label} title={label}>
      <Icon icon={icon} />
    </KitLink>
  );
});

const root = css`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bottom);
  display: flex;
  align-items: center;
  gap: var(--sp-1);
  min-height: 56px;
  padding: 0 max(var(--sp-1), env(safe-area-inset-right)) env(safe-area-inset-bottom)
    max(var(--sp-1), env(safe-area-inset-left));
  border-top: 1px solid var(--c-line);
  background: var(--c-surface);
  & > :disabled {
    opacity: 0.4;
  }
`;

const range = css`
  display: grid;
  flex: 1;
  min-width: 0;
  gap: 5px;
  font-size: var(--fs-12);
  line-height: 16px;
  color: var(--c-muted);
  text-align: center;
  & input {
    width: 100%;
    height: 44px;
    margin: -8px 0;
    accent-color: var(--c-accent-fill);
  }
  & > :last-child {
    margin-top: -6px;
  }
`;

const link = css`
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
