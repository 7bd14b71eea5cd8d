import { css } from '@emotion/react';
import type { HighlightCard, HighlightInfo } from '@khandai/contracts';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  follows,
  NextUp,
  secondOf,
  type SeenStore,
  useMediaWords,
  videoTime,
  type WatchStore,
} from '../../domains/media';
import { playHls } from '../../domains/newsfeed';
import { highlightPath } from './highlight-address';
import { useHighlightTitle } from './use-highlight-title';

interface PlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly highlight: HighlightInfo;
  /** As it is shown: without a score that is hidden. */
  readonly title: string;
  readonly watch: WatchStore;
  readonly seen: SeenStore;
  readonly onJump: (second: number) => void;
}

interface FollowingProps {
  readonly next: HighlightCard;
  readonly onStay: () => void;
}

/** Plays a highlight with the browser's own controls, offers to go on where the reader stopped, and the next one at the end. */
export const Player = observer(function Player({ ref, highlight, title, watch, seen, onJump }: PlayerProps) {
  const { t } = useMediaWords();
  const location = useLocation();
  const [search] = useSearchParams();
  const [started, start] = useState(false);
  const { url, hls, poster, next, videoId } = highlight;
  const moment = secondOf(search);
  const resume = started || moment !== undefined ? undefined : seen.secondOf(videoId);

  const load = useEffectEvent((video: HTMLVideoElement) => {
    if (moment !== undefined) video.currentTime = moment;
    if (!follows(location.state)) return;
    video.muted = true;
    void video.play().catch(() => {
      // The browser wants a tap first.
    });
  });
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const stop = hls === null ? undefined : playHls(hls, url)(current);
    load(current);
    return stop;
  }, [ref, hls, url]);

  const [following] = next;
  return (
    <div css={frame}>
      <video
        ref={ref}
        css={screen}
        src={hls === null ? url : undefined}
        poster={poster ?? undefined}
        aria-label={title}
        controls
        playsInline
        preload="metadata"
        onPlay={() => {
          start(true);
          watch.played();
        }}
        onTimeUpdate={({ currentTarget }) => {
          if (!currentTarget.paused) watch.moved(currentTarget.currentTime);
        }}
        onPause={watch.rest}
        onEnded={watch.ended}
        onError={() => void watch.failed()}
      />
      {resume !== undefined && (
        <div css={offer}>
          <Button
            look="primary"
            onClick={() => {
              onJump(resume);
            }}
          >
            {t('resume', { time: videoTime(resume) })}
          </Button>
          <Button
            onClick={() => {
              onJump(0);
            }}
          >
            {t('fromStart')}
          </Button>
        </div>
      )}
      {watch.isOver && following && <Following next={following} onStay={watch.stay} />}
      {watch.isBroken && (
        <div css={offer} role="alert">
          <p>{t('unplayable')}</p>
          <Button
            onClick={() => {
              watch.played();
              ref.current?.load();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  );
});

const Following = observer(function Following({ next, onStay }: FollowingProps) {
  return <NextUp title={useHighlightTitle(next)} href={highlightPath(next.slug)} onStay={onStay} />;
});

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const screen = css`
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: var(--r-2);
  background: #000;
`;

const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
