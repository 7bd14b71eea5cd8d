import { css } from '@emotion/react';
import { Player, type PlayerControlsProps, type PlayerSeek } from '@khandai/match-ui';
import { Button } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { withDecimalSign } from '../../i18n/decimal-sign';
import { useI18n } from '../../i18n/use-translation';
import { toggleFullscreen, togglePip } from '../../shell/frame/fullscreen';
import { deviceStorage } from '../../shell/services/browser-ports';
import { useServices } from '../../shell/services/services';
import { useHydrating } from '../../shell/services/use-hydrating';
import { moveTo, playHls } from '../newsfeed';
import { secondOf } from './moment';
import { follows } from './player-state';
import type { SeenStore } from './SeenStore';
import { useMediaWords } from './use-media-words';
import { usePlayerKeys } from './use-player-keys';
import { useVideoState } from './use-video-state';
import { videoTime } from './video-time';
import type { WatchStore } from './WatchStore';

interface VideoPlayerProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly video: {
    readonly videoId: number;
    readonly url: string;
    /** The playlist of its versions; null: it has none. */
    readonly hls: string | null;
    readonly seconds: number;
  };
  readonly poster: string | undefined;
  /** What the video is called. */
  readonly name: string;
  readonly simulated: boolean;
  readonly watch: WatchStore;
  readonly seen: SeenStore;
  /** Chapters that the reader may know of. */
  readonly chapters?: readonly { readonly second: number; readonly text: string; readonly goal: boolean }[];
  readonly next?: PlayerControlsProps['next'];
  readonly subtitles?: PlayerControlsProps['subtitles'];
  /** Under the picture: what comes at the end. */
  readonly children?: ReactNode;
}

const SPEEDS = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const;
type Speed = (typeof SPEEDS)[number];
/** The speed that the reader chose on this device. */
const SPEED = 'video-speed';

/** Plays a video of the site, and offers to go on where the reader stopped. Until the page is ready, the browser's controls do. */
export const VideoPlayer = observer(function VideoPlayer(props: VideoPlayerProps) {
  const { ref, video, poster, name, simulated, watch, seen, children } = props;
  const { t } = useMediaWords();
  const location = useLocation();
  const [search] = useSearchParams();
  const [started, start] = useState(false);
  const isBare = useHydrating();
  const frame = useRef<HTMLDivElement>(null);
  const moment = secondOf(search);
  const resume = started || moment !== undefined ? undefined : seen.secondOf(video.videoId);
  const { url, hls } = video;

  const load = useEffectEvent((element: HTMLVideoElement) => {
    if (moment !== undefined) moveTo(element, moment);
    if (!follows(location.state)) return;
    element.muted = true;
    play(element);
  });
  useEffect(() => {
    const { current } = ref;
    if (!current) return;
    const stop = hls === null ? undefined : playHls(hls, url)(current);
    load(current);
    return stop;
  }, [ref, hls, url]);

  const controls = useControls(props, frame);
  usePlayerKeys(controls);
  const from = (second: number) => {
    const { current } = ref;
    if (!current) return;
    moveTo(current, second);
    play(current);
  };
  const retry = () => {
    watch.played();
    ref.current?.load();
  };
  return (
    <div css={root}>
      <div css={picture}>
        <Player
          label={t('player')}
          frame={frame}
          bare={isBare}
          view={
            watch.isBroken
              ? { state: 'failed', text: t('unplayable'), actions: <Button onClick={retry}>{t('retry')}</Button> }
              : { state: 'playing' }
          }
          controls={controls}
          origin={simulated ? t('simulated') : undefined}
          unmuteHint={started ? t('tapForSound') : undefined}
        >
          <video
            ref={ref}
            src={hls === null ? url : undefined}
            poster={poster}
            aria-label={name}
            controls={isBare}
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
        </Player>
      </div>
      {resume !== undefined && (
        <div css={offer}>
          <Button
            look="primary"
            onClick={() => {
              from(resume);
            }}
          >
            {t('resume', { time: videoTime(resume) })}
          </Button>
          <Button
            onClick={() => {
              from(0);
            }}
          >
            {t('fromStart')}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
});

function useControls(
  { ref, video, chapters = [], next, subtitles }: VideoPlayerProps,
  frame: RefObject<HTMLDivElement | null>,
): PlayerControlsProps {
  const { t } = useMediaWords();
  const { language } = useI18n();
  const { toasts, log } = useServices();
  const { second, seconds = video.seconds, ...state } = useVideoState(ref);
  const speed = useSpeed(ref);
  const refused = (error: unknown) => {
    log.warn('a view of a video', error);
    toasts.push({ tone: 'bad', title: t('noView') });
  };
  const onSeek = (to: number) => {
    if (ref.current) moveTo(ref.current, to);
  };
  const chapter = chapters.findLast((one) => one.second <= second)?.text;
  const place = { time: spoken(t, second), length: spoken(t, seconds) };
  const seek: PlayerSeek = {
    ...{ label: t('seek'), shown: videoTime(second), length: videoTime(seconds), second, seconds, onSeek },
    words: chapter === undefined ? t('at', place) : t('atIn', { ...place, chapter }),
    marks: chapters,
  };
  const { goals } = Object.groupBy(chapters, ({ goal }) => (goal ? 'goals' : 'others'));
  const goal = goals?.find((one) => one.second > second) ?? goals?.[0];
  return {
    labels: {
      ...{ play: t('play'), pause: t('pause'), mute: t('mute'), unmute: t('unmute'), volume: t('volume') },
      ...{ rewind: t('rewind'), pip: t('small'), fullscreen: t('fullscreen'), leaveFullscreen: t('leaveFullscreen') },
      subtitles: t('subtitles'),
    },
    ...state,
    onTogglePlay: () => {
      if (ref.current) togglePlay(ref.current);
    },
    onToggleMute: () => {
      if (ref.current) setSound(ref.current, { muted: !ref.current.muted });
    },
    onVolume: (volume) => {
      if (ref.current) setSound(ref.current, { volume, muted: volume === 0 });
    },
    onSkip: (by) => {
      if (ref.current) moveTo(ref.current, Math.min(seconds, Math.max(0, ref.current.currentTime + by)));
    },
    onToggleFullscreen: () => void toggleFullscreen(frame.current, ref.current ?? undefined).catch(refused),
    onPip: state.hasSmall ? () => void togglePip(ref.current ?? undefined).catch(refused) : undefined,
    seek,
    next:
      next ??
      (goal && {
        label: t('nextGoal'),
        onNext: () => {
          onSeek(goal.second);
        },
      }),
    subtitles,
    speed: {
      label: t('speed'),
      value: speed.value,
      options: SPEEDS.map((value) => ({ value, label: `${withDecimalSign(value, language)}×` })),
      onChange: speed.choose,
    },
  };
}

/** Hydration shows no controls, so the server need not know what the device has stored. */
function useSpeed(video: RefObject<HTMLVideoElement | null>) {
  const [value, set] = useState<Speed>(() => speedOf(deviceStorage.getItem(SPEED)));
  useEffect(() => {
    if (video.current) setSpeed(video.current, Number(value));
  }, [video, value]);
  return {
    value,
    choose: (wanted: string) => {
      deviceStorage.setItem(SPEED, wanted);
      set(speedOf(wanted));
    },
  };
}

const speedOf = (text: string | null): Speed => SPEEDS.find((one) => one === text) ?? '1';

/** A video that loads starts with its default speed. */
function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
}

function setSound(video: HTMLVideoElement, sound: { readonly volume?: number; readonly muted: boolean }): void {
  Object.assign(video, sound);
}

function togglePlay(video: HTMLVideoElement): void {
  if (video.paused || video.ended) play(video);
  else video.pause();
}

function spoken(t: ReturnType<typeof useMediaWords>['t'], seconds: number): string {
  return t('spoken', { minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60) });
}

function play(video: HTMLVideoElement): void {
  void video.play().catch(() => {
    // The browser wants another tap; the picture shows the moment.
  });
}

const root = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--sp-2);
`;

const picture = css`
  overflow: hidden;
  border-radius: var(--r-2);
`;

const offer = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
`;
