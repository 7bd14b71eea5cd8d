import type { Fixture, Host } from '@khandai/contracts';
import { PlayerMachine, VideoEngine } from '@khandai/live-room';
import hlsWorkerUrl from 'hls.js/dist/hls.worker.js?url';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
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
  const mayStart = useMayStart(player);

  useLayoutEffect(() => {
    dock.enter(player);
    return () => {
      dock.leave(player);
    };
  }, [player, dock]);

  useLayoutEffect(() => {
    if (!mayStart) return;
    if (!player.video) {
      const video = makeVideo();
      const engine = new VideoEngine(video, { hlsWorkerUrl, nextTask: () => timers.sleep(0) });
      player.begin(video, new PlayerMachine({ engine, clock: timers }));
    }
    placeVideo(stage.current, player.video);
  }, [player, timers, stage, mayStart]);

  useEffect(() => {
    if (mayStart) player.watch(links, { phase, kickOff });
  }, [player, links, phase, kickOff, mayStart]);

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

/**
 * False in the first render with a player that has no video, and true from the next task on. The start of a player
 * renders the room again, which would double the commit that hydrates or mounts it, or that changes to another
 * player. A player that already plays in the corner continues at once.
 */
function useMayStart(player: PlayerStore): boolean {
  const { timers } = useServices();
  const [ready, setReady] = useState<PlayerStore>();
  useEffect(() => {
    const life = new AbortController();
    void timers.sleep(0, life.signal).then(() => {
      if (!life.signal.aborted) setReady(player);
    });
    return () => {
      life.abort();
    };
  }, [timers, player]);
  return ready === player || player.video !== undefined;
}

/** React does not render this element, because the video outlives the room that created it. */
function makeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  return video;
}
