import { css } from '@emotion/react';
import { Button, ChipNav, EmptyState, icons, KitLink, PageFrame, SectionHead, Stack } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TitleListStore, TitleSearch } from '../../domains/media';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { ContinueFilms } from './ContinueFilms';
import { choiceHref, type FilmChoice } from './film-address';
import { coversCss, FilmTile } from './FilmTile';
import type { FilmList, FilmsData } from './load-films';
import { useFilmWords } from './use-film-words';

const FORMS = ['single', 'series'] as const;

/** Films: those to go on with, and the newest ones by genre and number of episodes. */
export const FilmsPage = observer(function FilmsPage({ data }: { readonly data: FilmsData }) {
  const { t } = useFilmWords();
  const { viewer } = useServices();
  const navigate = useNavigate();
  const { choice, page } = data;
  return (
    <PageFrame>
      <Stack gap={6}>
        <header css={head}>
          <h1 css={title}>{t('title')}</h1>
          <TitleSearch
            key={choice.q}
            label={t('search')}
            hint={t('searchHint')}
            q={choice.q}
            onFind={(q) => {
              void navigate(choiceHref({ ...choice, q }));
            }}
          />
        </header>
        <Filters {...data} />
        <ContinueFilms key={viewer.version} />
        <section aria-labelledby="films-latest">
          <SectionHead
            id="films-latest"
            title={choice.q === undefined ? t('latest') : t('found', { q: choice.q })}
            end={
              choice.q !== undefined && (
                <KitLink href={choiceHref({ ...choice, q: undefined })} css={clear}>
                  {t('clear')}
                </KitLink>
              )
            }
          />
          {page.ok ? (
            <Films choice={choice} served={page.value} />
          ) : (
            <RetryPanel
              title={t('failed')}
              text={t('failedText')}
              onRetry={() => {
                void navigate(choiceHref(choice), { replace: true });
              }}
            />
          )}
        </section>
      </Stack>
    </PageFrame>
  );
});

function Filters({ choice, genres }: Pick<FilmsData, 'choice' | 'genres'>) {
  const { t } = useFilmWords();
  const { genre, form, q } = choice;
  return (
    <div css={filters}>
      <ChipNav
        label={t('forms')}
        items={[
          { href: choiceHref({ genre, q }), label: t('everything'), current: form === undefined },
          ...FORMS.map((one) => ({
            href: choiceHref({ genre, form: one, q }),
            label: t(`form.${one}`),
            current: one === form,
          })),
        ]}
      />
      {genres.length > 1 && (
        <ChipNav
          label={t('genres')}
          items={[
            { href: choiceHref({ form, q }), label: t('everything'), current: genre === undefined },
            ...genres.map((one) => ({
              href: choiceHref({ genre: one, form, q }),
              label: one,
              current: one === genre,
            })),
          ]}
        />
      )}
    </div>
  );
}

interface FilmsProps {
  readonly choice: FilmChoice;
  readonly served: FilmList;
}

const Films = observer(function Films({ choice, served }: FilmsProps) {
  const { t } = useFilmWords();
  const { api, log } = useServices();
  const [store] = useState(
    () =>
      new TitleListStore(served, {
        read: (after) => api.call('GET /other/api/film/list', { query: { ...choice, after } }),
        report: (error) => {
          log.warn('films', error);
        },
      }),
  );
  if (store.list.length === 0) return <EmptyState framed icon={icons.play} title={t('empty')} text={t('emptyText')} />;
  return (
    <Stack>
      <ul css={coversCss}>
        {store.list.map((film) => (
          <li key={film.titleId}>
            <FilmTile film={film} />
          </li>
        ))}
      </ul>
      <p role="status">{store.load === 'failed' ? t('failed') : ''}</p>
      {store.hasMore && (
        <Button block aria-busy={store.load === 'loading'} onClick={() => void store.more()}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
});

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-3);
  align-items: center;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

const clear = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  font-size: var(--fs-13);
  text-decoration: underline;
`;

const title = css`
  font-size: var(--fs-20);
  line-height: 1.3;
  @media (min-width: 768px) {
    font-size: var(--fs-24);
  }
`;

const filters = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;
