import type { Fixture, Host } from '@khandai/contracts';
import { PlayerMachine, VideoEngine } from '@khandai/live-room';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type PlayerStore, placeVideo, usePlayerDock } from '../../domains/player';
import { useServices } from '../../shell/services/services';
import { timingOf } from './player-screen';

interface Playback {
  readonly fixture: Fixture;
  readonly host: Host;
  readonly player: PlayerStore;
}

/** Mounts the player's video into `stage` while the room is open, and updates the player from the room's data. */
export function usePlayback(stage: RefObject<HTMLDivElement | null>, { fixture, host, player }: Playback): void {
  const { timers, clock } = useServices();
  const dock = usePlayerDock();
  const { pathname, search } = useLocation();
  const { phase, kickOff } = timingOf(fixture, host, clock.minute);
  const { links } = host;

  useLayoutEffect(() => {
    if (!player.video) {
      const video = makeVideo();
      const engine = new VideoEngine(video, { nextTask: () => timers.sleep(0) });
      player.begin(video, new PlayerMachine({ engine, clock: timers }));
    }
    dock.enter(player);
    placeVideo(stage.current, player.video);
    return () => {
      dock.leave(player);
    };
  }, [player, dock, timers, stage]);

  useEffect(() => {
    player.watch(links, { phase, kickOff });
  }, [player, links, phase, kickOff]);

  useEffect(() => {
    player.report({ fixture, path: pathname + search });
  }, [player, fixture, pathname, search]);

  useEffect(() => {
    const read = () => {
      player.setFullscreen(document.fullscreenElement !== null);
    };
    document.addEventListener('fullscreenchange', read);
    return () => {
      document.removeEventListener('fullscreenchange', read);
    };
  }, [player]);
}

/** React does not render this element, because the video outlives the room that created it. */
function makeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  return video;
}
