import { css } from '@emotion/react';
import { Hidden, KitLink, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMediaWords, useSeen, useUnfinishedFilms } from '../../domains/media';
import { episodePath } from './film-address';
import { Poster } from './Poster';
import { useFilmWords } from './use-film-words';
import { useLengths } from './use-lengths';

const MAX = 3;

/** Episodes that the reader has not watched to their end, of each film the last one. */
export const ContinueFilms = observer(function ContinueFilms() {
  const { t } = useFilmWords();
  const { t: tMedia } = useMediaWords();
  const { minutes } = useLengths();
  const lasts = useUnfinishedFilms(useSeen()).slice(0, MAX);
  if (lasts.length === 0) return null;
  return (
    <Panel title={tMedia('continue')}>
      <ul>
        {lasts.map(({ film, episode, second }) => {
          const percent = Math.round((100 * second) / Math.max(1, episode.seconds));
          const left = tMedia('left', { time: minutes(episode.seconds - second) });
          return (
            <li key={film.titleId} css={row}>
              <span css={cover}>
                <Poster film={film} sizes="56px" />
              </span>
              <span css={words}>
                <KitLink href={episodePath(film.slug, episode.number)} css={link}>
                  {film.title}
                </KitLink>
                <span css={meta}>
                  {film.episodes > 1 ? `${t('episode', { number: episode.number })} · ${left}` : left}
                  <Hidden>, {tMedia('watched', { percent })}</Hidden>
                </span>
                <span css={bar} aria-hidden="true">
                  <span style={{ inlineSize: `${percent}%` }} />
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
});

const row = css`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;

const cover = css`
  width: 3.5rem;
`;

const words = css`
  display: grid;
  gap: var(--sp-1);
  min-width: 0;
`;

const link = css`
  font-weight: var(--fw-medium);
  overflow-wrap: anywhere;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const meta = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const bar = css`
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--c-fill);
  & > span {
    display: block;
    height: 100%;
    background: var(--c-accent);
  }
`;
