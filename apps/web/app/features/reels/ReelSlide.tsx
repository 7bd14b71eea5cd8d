import { css } from '@emotion/react';
import type { Reel } from '@khandai/contracts';
import { Button, Icon, icons, KitLink, Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { matchLabel, roomPath, useSpoilers } from '../../domains/match';
import { spoilerKey, useShownTitle } from '../../domains/media';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { ReelActs } from './ReelActs';
import { ReelVideo } from './ReelVideo';
import type { ReelsViewer } from './use-reels';
import { useReelsWords } from './use-reels-words';

interface ReelSlideProps {
  readonly reel: Reel;
  /** From the reel that is shown: -1, 0 or 1. */
  readonly offset: number;
  readonly viewer: ReelsViewer;
  readonly isFirst: boolean;
}

/** A reel with what one may do with it. */
export const ReelSlide = observer(function ReelSlide({ reel, offset, viewer, isFirst }: ReelSlideProps) {
  const { shortCount } = useNumbers();
  const { t } = useReelsWords();
  const { network } = useServices();
  const spoilers = useSpoilers();
  const { store, rules } = viewer;
  const title = useShownTitle(reel, t('hiddenTitle'));
  const { titleId, summary, views, fixture } = reel;
  const isHidden = spoilers.isHidden(spoilerKey(reel));
  const isShown = offset === 0;
  const isPlaying = isShown && store.isPlaying(rules.still);
  const isBroken = store.broken.has(titleId);
  return (
    <article css={slide} aria-label={t('reel', { title })}>
      <ReelVideo {...{ reel, offset, viewer, isFirst, title }} />
      <button
        type="button"
        css={whole}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        onClick={() => {
          store.toggle(rules.still);
        }}
      >
        {isShown && !isPlaying && !isBroken && (
          <span css={start}>
            <Icon icon={icons.play} size={36} />
          </span>
        )}
      </button>
      <div css={shade} />
      {isBroken && (
        <div css={broken} role="alert">
          <p>{t(network.online ? 'unplayable' : 'offline')}</p>
          <Button
            onClick={() => {
              store.retry(reel);
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
      <ReelActs reel={reel} viewer={viewer} isShown={isShown} title={title} />
      <div css={caption}>
        <h2>{title}</h2>
        {isHidden ? (
          <button
            type="button"
            css={reveal}
            onClick={() => {
              spoilers.reveal(spoilerKey(reel));
            }}
          >
            {t('showTitle')}
          </button>
        ) : (
          summary !== '' && <p>{summary}</p>
        )}
        <p css={facts}>
          <Num>{t('views', { number: shortCount(views), count: views })}</Num>
        </p>
        {fixture && (
          <KitLink href={roomPath(fixture)} css={match}>
            <Icon icon={icons.football} size={14} />
            {matchLabel(fixture)}
            <Icon icon={icons.chevronRight} size={14} />
          </KitLink>
        )}
      </div>
      {isShown && <Progress viewer={viewer} seconds={reel.seconds} />}
    </article>
  );
});

/** Apart, so that the second renders nothing else. */
const Progress = observer(function Progress({
  viewer,
  seconds,
}: {
  readonly viewer: ReelsViewer;
  readonly seconds: number;
}) {
  const { t } = useReelsWords();
  const percent = seconds === 0 ? 0 : Math.min(100, Math.round((100 * viewer.store.second) / seconds));
  return (
    <div css={line} role="progressbar" aria-label={t('progress', { percent })} aria-valuenow={percent}>
      <i style={{ width: `${percent}%` }} />
    </div>
  );
});

const slide = css`
  position: relative;
  height: 100%;
  color: #fff;
`;

const whole = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  color: #fff;
  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: -4px;
  }
`;

const start = css`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: rgb(4 6 8 / 0.62);
`;

const shade = css`
  position: absolute;
  inset: auto 0 0;
  height: 44%;
  background: linear-gradient(to top, rgb(4 6 8 / 0.9), rgb(4 6 8 / 0.6) 45%, transparent);
  pointer-events: none;
`;

const broken = css`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--sp-3);
  padding: var(--sp-6);
  background: rgb(4 6 8 / 0.78);
  text-align: center;
`;

const caption = css`
  position: absolute;
  right: 80px;
  bottom: var(--sp-5);
  left: var(--sp-4);
  display: grid;
  justify-items: start;
  gap: var(--sp-2);
  overflow-wrap: anywhere;
  pointer-events: none;
  & > a,
  & > button {
    pointer-events: auto;
  }
  h2 {
    font-size: var(--fs-16);
    font-weight: var(--fw-semi);
  }
  p {
    font-size: var(--fs-14);
    line-height: 1.5;
  }
`;

const facts = css`
  opacity: 0.85;
`;

const reveal = css`
  min-height: var(--touch);
  margin-block: -10px;
  color: #fff;
  font-size: var(--fs-13);
  text-decoration: underline;
`;

const match = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: 26px;
  padding: 2px 8px;
  border-radius: var(--r-1);
  background: rgb(4 6 8 / 0.72);
  color: #fff;
  font-size: var(--fs-12);
  font-weight: var(--fw-medium);
  &::after {
    position: absolute;
    inset: -9px 0;
    content: '';
  }
`;

const line = css`
  position: absolute;
  inset: auto 0 0;
  height: 3px;
  background: rgb(255 255 255 / 0.3);
  i {
    display: block;
    height: 100%;
    background: #fff;
  }
`;
