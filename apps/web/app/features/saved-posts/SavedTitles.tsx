import { css } from '@emotion/react';
import { mediaTitlePath, type SavedTitle } from '@khandai/contracts';
import { Button, Icon, icons, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { fillCss, stillCss, useMediaWords, useSavedName, wholeTileCss } from '../../domains/media';
import { useServices } from '../../shell/services/services';
import { SavedList, type SavedRowProps } from './SavedList';

/** The highlights, reels, films and comics that the reader saved, the last saved first. */
export const SavedTitles = observer(function SavedTitles() {
  const { t } = useMediaWords();
  const { api } = useServices();
  return (
    <SavedList<SavedTitle>
      name="saved titles"
      idOf={({ titleId }) => titleId}
      page={async (cursor, signal) => {
        const query = cursor === undefined ? {} : { cursor };
        const { list, cursor: next } = await api.call('GET /au/api/user/title-bookmark', { query }, signal);
        return { list, next };
      }}
      remove={(titleId) => api.call('POST /au/api/user/title-bookmark', { body: { titleId, saved: false } })}
      row={Row}
      words={{
        ...{ title: t('saved.title'), empty: t('saved.empty'), failed: t('saved.failed'), more: t('saved.more') },
        ...{ retry: t('retry'), undone: t('saved.undone'), notDone: t('saved.notDone') },
      }}
    />
  );
});

const Row = observer(function Row({ saved: { title: one }, onRemove }: SavedRowProps<SavedTitle>) {
  const { t } = useMediaWords();
  return (
    <>
      {one ? <Shown title={one} /> : <p>{t('saved.gone')}</p>}
      <Button size="sm" onClick={onRemove}>
        {t('saved.remove')}
      </Button>
    </>
  );
});

const Shown = observer(function Shown({ title: one }: { readonly title: NonNullable<SavedTitle['title']> }) {
  const { t } = useMediaWords();
  const { name, slug, isHidden } = useSavedName(one);
  const { kind, poster, simulated } = one;
  return (
    <article css={tile}>
      <span css={[stillCss, picture]}>
        {poster !== null && !isHidden ? (
          <img css={fillCss} src={poster} alt="" loading="lazy" />
        ) : (
          <Icon icon={kind === 'comic' ? icons.newspaper : icons.play} />
        )}
      </span>
      <span>
        <KitLink href={mediaTitlePath(kind, slug)} css={[link, wholeTileCss]}>
          {name}
        </KitLink>
        <small>{[t(`kinds.${kind}`), simulated && t('simulated')].filter(Boolean).join(' · ')}</small>
      </span>
    </article>
  );
});

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: var(--sp-3);
  padding: var(--sp-2) 0;
  border-top: 1px solid var(--c-line);
  & small {
    display: block;
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const picture = css`
  align-self: start;
`;

const link = css`
  font-weight: var(--fw-medium);
  overflow-wrap: anywhere;
`;
