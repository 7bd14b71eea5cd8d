import { css } from '@emotion/react';
import type { EpisodeCard, FilmInfo } from '@khandai/contracts';
import { Hidden, Icon, icons, KitLink, Panel, Picture, Switch } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { fillCss, type SeenStore, stillCss, useMediaWords } from '../../domains/media';
import { episodePath } from './film-address';
import { useFilmWords } from './use-film-words';
import { useLengths } from './use-lengths';

interface EpisodeListProps {
  readonly film: FilmInfo;
  readonly seen: SeenStore;
  /** The number of the episode that is watched. */
  readonly current?: number;
  readonly auto: readonly [isOn: boolean, choose: (isOn: boolean) => void];
}

/** The episodes of a film by season, with how far the reader watched each. */
export const EpisodeList = observer(function EpisodeList({ film, seen, current, auto }: EpisodeListProps) {
  const { t } = useFilmWords();
  const [isAuto, chooseAuto] = auto;
  const { list } = film;
  const isMany = new Set(list.map(({ season }) => season)).size > 1;
  return (
    <Panel title={t('list')} end={<Switch label={t('autoNext')} checked={isAuto} onChange={chooseAuto} />}>
      <ol>
        {list.map((episode, index) => (
          <Fragment key={episode.videoId}>
            {isMany && list[index - 1]?.season !== episode.season && (
              <li css={season}>{t('season', { season: episode.season })}</li>
            )}
            <li>
              <Row slug={film.slug} episode={episode} seen={seen} isCurrent={episode.number === current} />
            </li>
          </Fragment>
        ))}
      </ol>
    </Panel>
  );
});

interface RowProps {
  readonly slug: string;
  readonly episode: EpisodeCard;
  readonly seen: SeenStore;
  readonly isCurrent: boolean;
}

const Row = observer(function Row({ slug, episode, seen, isCurrent }: RowProps) {
  const { t } = useFilmWords();
  const { t: tMedia } = useMediaWords();
  const { minutes } = useLengths();
  const { number, title, summary, seconds, still, videoId } = episode;
  const isSeen = seen.isOver(videoId);
  const second = seen.secondOf(videoId);
  const percent = isSeen ? 100 : Math.round((100 * (second ?? 0)) / Math.max(1, seconds));
  return (
    <KitLink href={episodePath(slug, number)} css={row} aria-current={isCurrent ? 'page' : undefined}>
      <span css={[stillCss, frame]}>
        {still ? (
          <Picture src={still.url} alt="" width={still.width} height={still.height} sizes="8rem" css={fillCss} />
        ) : (
          <Icon icon={icons.play} size={24} />
        )}
        {percent > 0 && (
          <span css={bar} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
        )}
      </span>
      <span css={words}>
        <b>{title === t('episode', { number }) ? title : t('named', { number, title })}</b>
        {summary !== '' && <span css={lead}>{summary}</span>}
        <span css={meta}>
          {second === undefined ? minutes(seconds) : tMedia('left', { time: minutes(seconds - second) })}
        </span>
      </span>
      <span css={mark}>
        {(isSeen || isCurrent) && <Hidden>{t(isCurrent ? 'playing' : 'seen')}</Hidden>}
        <Icon icon={isSeen ? icons.check : icons.play} size={20} />
      </span>
    </KitLink>
  );
});

const season = css`
  padding: var(--sp-2) var(--sp-4);
  border-top: 1px solid var(--c-line);
  background: var(--c-fill);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
`;

const row = css`
  display: grid;
  grid-template-columns: min(7.25rem, 32%) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--sp-3);
  padding: var(--sp-3) var(--sp-4);
  border-top: 1px solid var(--c-line);
  &:hover {
    background: var(--c-fill);
  }
  &[aria-current='page'] {
    background: var(--c-accent-tint);
  }
`;

const frame = css`
  border-radius: var(--r-1);
`;

const bar = css`
  position: absolute;
  inset: auto 0 0;
  height: 4px;
  background: rgb(0 0 0 / 45%);
  & > span {
    display: block;
    height: 100%;
    background: var(--c-accent);
  }
`;

const words = css`
  display: grid;
  gap: 2px;
  min-width: 0;
  & b {
    font-weight: var(--fw-medium);
    overflow-wrap: anywhere;
  }
`;

const lead = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const meta = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const mark = css`
  color: var(--c-muted);
`;
