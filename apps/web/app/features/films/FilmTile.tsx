import { css } from '@emotion/react';
import type { FilmCard } from '@khandai/contracts';
import { KitLink } from '@khandai/ui-kit';
import { useMediaWords, wholeTileCss } from '../../domains/media';
import { filmPath } from './film-address';
import { Poster } from './Poster';
import { useLengths } from './use-lengths';

interface FilmTileProps {
  readonly film: FilmCard;
}

/** A film in a list: its poster, name and length. */
export function FilmTile({ film }: FilmTileProps) {
  const { t } = useMediaWords();
  const { ofFilm } = useLengths();
  const { slug, title, genre, simulated } = film;
  return (
    <article css={tile}>
      <Poster film={film} sizes="(min-width: 768px) 12rem, 45vw" />
      <h3 css={name}>
        <KitLink href={filmPath(slug)} css={wholeTileCss}>
          {title}
        </KitLink>
      </h3>
      <p css={meta}>{[genre, ofFilm(film), simulated && t('simulated')].filter(Boolean).join(' · ')}</p>
    </article>
  );
}

/** A grid of covers. */
export const coversCss = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(45%, 10rem), 1fr));
  gap: var(--sp-5) var(--sp-4);
`;

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-1);
`;

const name = css`
  font-size: var(--fs-14);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const meta = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
