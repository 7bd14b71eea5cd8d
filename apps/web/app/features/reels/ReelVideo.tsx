import { css } from '@emotion/react';
import type { Reel } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { secondOf } from '../../domains/media';
import { useServices } from '../../shell/services/services';
import { sourceOf } from './play-rules';
import type { ReelsViewer } from './use-reels';

interface ReelVideoProps {
  readonly reel: Reel;
  readonly offset: number;
  readonly viewer: ReelsViewer;
  readonly isFirst: boolean;
  /** As it is shown: without a score that is hidden. */
  readonly title: string;
}

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
};

/** The video of a reel near the shown one. It gives its memory back when it is far away. */
export const ReelVideo = observer(function ReelVideo({ reel, offset, viewer, isFirst, title }: ReelVideoProps) {
  const { network } = useServices();
  const { store, rules } = viewer;
  const video = useRef<HTMLVideoElement>(null);
  const [search] = useSearchParams();
  const [asSent, playAsSent] = useState(false);
  const isHidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => true,
  );
  const isShown = offset === 0;
  const isBroken = store.broken.has(reel.titleId);
  // The next one is loaded ahead, unless the reader saves data.
  const src = isBroken || (!isShown && rules.saves) ? null : asSent ? reel.url : sourceOf(reel, rules);
  const isPlaying = isShown && !isHidden && !isBroken && store.isPlaying(rules.still);
  const { isMuted } = store;
  const moment = isFirst ? secondOf(search) : undefined;

  const begin = useEffectEvent((current: HTMLVideoElement) => {
    if (moment !== undefined && !store.hasMoved) current.currentTime = moment;
  });
  useEffect(() => {
    const { current } = video;
    if (!current || src === null) return;
    current.src = src;
    begin(current);
    return () => {
      current.pause();
      // Without these two the browser keeps what it has loaded.
      current.removeAttribute('src');
      current.load();
    };
  }, [src]);

  useEffect(() => {
    const { current } = video;
    if (current) current.muted = isMuted;
  }, [isMuted]);

  useEffect(() => {
    const { current } = video;
    if (!current || src === null) return;
    if (!isPlaying) return current.pause();
    current.play().catch((error: unknown) => {
      // The browser wants a tap first. A play that is cut short by the next one is no failure.
      if (error instanceof DOMException && error.name === 'NotAllowedError') store.pause();
    });
  }, [isPlaying, src, store]);

  useEffect(() => {
    const { current } = video;
    if (!isShown && current && current.currentTime > 0) current.currentTime = 0;
  }, [isShown]);

  const { online } = network;
  const tryAgain = useEffectEvent(() => {
    if (store.broken.has(reel.titleId)) store.retry(reel);
  });
  useEffect(() => {
    if (online) tryAgain();
  }, [online]);

  return (
    <video
      ref={video}
      css={screen}
      poster={reel.poster ?? undefined}
      aria-label={title}
      muted
      playsInline
      loop
      preload={rules.saves ? 'none' : 'auto'}
      onTimeUpdate={({ currentTarget }) => {
        if (isShown && !currentTarget.paused) store.moved(currentTarget.currentTime);
      }}
      onError={({ currentTarget }) => {
        if (!currentTarget.hasAttribute('src')) return;
        if (src !== reel.url) playAsSent(true);
        else if (isShown) void store.failed(reel);
      }}
    />
  );
});

const screen = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  background: #05090c;
`;
