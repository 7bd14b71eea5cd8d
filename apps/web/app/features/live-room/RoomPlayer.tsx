import { type Fixture, type Host, MatchState } from '@khandai/contracts';
import { PlayerMachine, VideoEngine } from '@khandai/live-room';
import { FloodlitPitch, Num, Player, type PlayerControlsProps } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import { observer } from 'mobx-react-lite';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { grouped } from '../../i18n/format-number';
import { minuteText, scoreOf } from '../../shell/match/fixture-view';
import { useServices } from '../../shell/services/services';
import { playerScreen, timingOf } from './player-screen';
import type { PlayerStore } from './PlayerStore';
import { qualityChoice, sourceChoice } from './player-choices';

interface RoomPlayerProps {
  readonly fixture: Fixture;
  readonly host: Host;
  readonly store: PlayerStore;
}

export const RoomPlayer = observer(function RoomPlayer({ fixture, host, store }: RoomPlayerProps) {
  const { t } = useTranslation('room');
  const { t: words } = useTranslation('match');
  const { clock, live, log } = useServices();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  usePlayback(video, frame, { fixture, host, store });

  const { view } = store;
  const screen = playerScreen(view?.state ?? { status: 'idle' }, { fixture, now: clock.now, t, words, onRetry: store.retry });
  const score = scoreOf(fixture);
  const minute = minuteText(fixture, clock.now);
  const isLive = fixture.state === MatchState.live;
  const link = view && 'link' in view.state ? view.state.link : undefined;

  return (
    <Player
      label={t('player.label')}
      view={screen}
      video={video}
      frame={frame}
      poster={<FloodlitPitch />}
      controls={controlsOf(
        store,
        {
          video,
          frame,
          refused: (error) => {
            log.warn('player', error);
          },
        },
        t,
      )}
      {...(isLive ? { live: words('liveBadge') } : {})}
      tags={{
        ...(isLive ? { watching: grouped(live.onlineIn(host.groupId, host.viewers)) } : {}),
        end: [
          // With several, the control that chooses among them says which it is.
          ...(link && view?.links.length === 1 ? [link.name] : []),
          ...(view?.latency != null
            ? [<Num key="latency">{t('player.latency', { seconds: view.latency.toFixed(1).replace('.', ',') })}</Num>]
            : []),
        ],
      }}
      {...(score && (store.theatre || store.fullscreen)
        ? {
            bug: {
              home: fixture.home.code,
              score: `${score[0]} – ${score[1]}`,
              away: fixture.away.code,
              ...(minute ? { clock: `${minute}′` } : {}),
            },
          }
        : {})}
      {...(view?.soundBlocked ? { unmuteHint: t('player.tapForSound') } : {})}
    />
  );
});

/** Gives the machine its video element, and tells it what the room knows. */
function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLDivElement | null>,
  { fixture, host, store }: RoomPlayerProps,
): void {
  const { timers } = useServices();
  const { phase, kickOff } = timingOf(fixture, host);
  const latest = useRef({ phase, kickOff });

  useEffect(() => {
    latest.current = { phase, kickOff };
    store.update({ phase, kickOff });
  }, [store, phase, kickOff]);

  useEffect(() => {
    if (!video.current) return;
    const life = new AbortController();
    store.drive(new PlayerMachine({ engine: new VideoEngine(video.current), clock: timers }), life.signal);
    return () => {
      life.abort();
    };
  }, [store, timers, video]);

  const { links } = host;
  useEffect(() => {
    store.open(links, latest.current);
  }, [store, links]);

  useEffect(() => {
    const read = () => {
      store.setFullscreen(document.fullscreenElement === frame.current && frame.current !== null);
    };
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
    };
  }, [store, frame]);
}

interface Elements {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The browser would not: some phones have no full screen for a page's own player. */
  readonly refused: (error: unknown) => void;
}

function controlsOf(store: PlayerStore, elements: Elements, t: TFunction<'room'>): PlayerControlsProps {
  const { view } = store;
  return {
    labels: {
      play: t('player.play'),
      pause: t('player.pause'),
      mute: t('player.mute'),
      unmute: t('player.unmute'),
      volume: t('player.volume'),
      goLive: view?.behindLive ? t('player.toLive') : t('player.atLive'),
      pip: t('player.pip'),
      theatre: t('player.theatre'),
      leaveTheatre: t('player.leaveTheatre'),
      fullscreen: t('player.fullscreen'),
      leaveFullscreen: t('player.exitFullscreen'),
    },
    playing: store.playing,
    muted: view?.muted ?? false,
    volume: store.volume,
    atLive: !(view?.behindLive ?? false),
    theatre: store.theatre,
    fullscreen: store.fullscreen,
    onTogglePlay: store.togglePlay,
    onToggleMute: store.toggleMute,
    onVolume: (volume) => {
      if (elements.video.current) elements.video.current.volume = volume;
      store.setVolume(volume);
    },
    onGoLive: store.goLive,
    onToggleTheatre: store.toggleTheatre,
    onToggleFullscreen: () => void toggleFullscreen(elements.frame.current).catch(elements.refused),
    onPip: () => void togglePip(elements.video.current).catch(elements.refused),
    ...(view ? qualityChoice(view, store, t) : {}),
    ...(view ? sourceChoice(view, store, t) : {}),
  };
}

async function toggleFullscreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen();
}

async function togglePip(video: HTMLVideoElement | null): Promise<void> {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else await video?.requestPictureInPicture();
}
