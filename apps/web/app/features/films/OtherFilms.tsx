import { css } from '@emotion/react';
import type { FilmCard } from '@khandai/contracts';
import { Panel } from '@khandai/ui-kit';
import { FilmTile } from './FilmTile';
import { useFilmWords } from './use-film-words';

/** Other films, beside the page of one. */
export function OtherFilms({ films }: { readonly films: readonly FilmCard[] }) {
  const { t } = useFilmWords();
  return (
    <Panel title={t('others')} padded>
      <ul css={grid}>
        {films.map((film) => (
          <li key={film.titleId}>
            <FilmTile film={film} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--sp-4);
`;
