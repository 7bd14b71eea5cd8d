import { css } from '@emotion/react';
import type { HighlightCard } from '@khandai/contracts';
import { Hidden, Icon, icons, KitLink, Num, Picture } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import {
  fillCss,
  stillCss,
  useHighlightTitle,
  useMediaWords,
  useShownSlug,
  videoTime,
  wholeTileCss,
} from '../../domains/media';
import { shortDate } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';
import { highlightPath } from './highlight-address';

export interface HighlightTileProps {
  readonly highlight: HighlightCard;
  /** Where the reader stopped. */
  readonly second?: number | undefined;
  readonly level?: 2 | 3;
  /** Picture beside the words. */
  readonly row?: boolean;
}

/** A highlight in a list, with its length and how much of it was watched. */
export const HighlightTile = observer(function HighlightTile({
  highlight,
  second,
  level = 3,
  row,
}: HighlightTileProps) {
  const { t } = useMediaWords();
  const { clock } = useServices();
  const title = useHighlightTitle(highlight);
  const slug = useShownSlug(highlight);
  const { poster, width, height, seconds, fixture, publishedAt, simulated } = highlight;
  const Heading = `h${level}` as const;
  const at = Date.parse(fixture?.kickOff ?? publishedAt);
  const percent = second === undefined || seconds === 0 ? undefined : Math.round((100 * second) / seconds);
  return (
    <article css={[tile, row && beside]}>
      <div css={stillCss}>
        {poster === null ? (
          <Icon icon={icons.play} size={32} />
        ) : (
          <Picture
            src={poster}
            alt=""
            width={width || 640}
            height={height || 360}
            sizes="(min-width: 768px) 33vw, 100vw"
            css={fillCss}
          />
        )}
        <Num css={length}>
          <Hidden>{t('length', { time: videoTime(seconds) })}</Hidden>
          <span aria-hidden="true">{videoTime(seconds)}</span>
        </Num>
        {percent !== undefined && (
          <span css={bar} aria-hidden="true">
            <span style={{ inlineSize: `${percent}%` }} />
          </span>
        )}
      </div>
      <div css={words}>
        <Heading css={name}>
          <KitLink href={highlightPath(slug)} css={wholeTileCss}>
            {title}
          </KitLink>
        </Heading>
        <p css={meta}>
          {second !== undefined && (
            <>
              <Hidden>{t('watched', { percent: percent ?? 0 })}, </Hidden>
              {t('left', { time: videoTime(seconds - second) })}
            </>
          )}
          {second === undefined &&
            [fixture?.league.name, shortDate(at, clock.timezone, t('match:weekdays'))].filter(Boolean).join(' · ')}
          {simulated && ` · ${t('simulated')}`}
        </p>
      </div>
    </article>
  );
});

const tile = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--sp-2);
`;

const beside = css`
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: var(--sp-3);
`;

const length = css`
  position: absolute;
  right: 8px;
  bottom: 8px;
  padding: 1px 6px;
  border-radius: var(--r-1);
  background: rgb(0 0 0 / 80%);
  color: #fff;
  font-size: var(--fs-12);
`;

const bar = css`
  position: absolute;
  inset: auto 0 0;
  height: 4px;
  background: rgb(255 255 255 / 35%);
  & span {
    display: block;
    height: 100%;
    background: var(--c-accent-fill);
  }
`;

const words = css`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`;

const name = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-semi);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const meta = css`
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
