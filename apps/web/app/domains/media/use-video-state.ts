import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What the controls show of a video. */
export interface VideoState {
  readonly playing: boolean;
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly second: number;
  /** As the browser measured it; undefined before it knows. */
  readonly seconds: number | undefined;
  /** Of the player, not of the video. */
  readonly fullscreen: boolean;
  readonly hasSmall: boolean;
}

const FIRST: VideoState = {
  ...{ playing: false, muted: false, volume: 1, second: 0, seconds: undefined },
  ...{ fullscreen: false, hasSmall: false },
};

const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeking',
  'volumechange',
  'durationchange',
  'emptied',
] as const;

/** The state of a video, from its own events: the browser's keys and menus change it too. */
export function useVideoState(video: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, set] = useState(FIRST);
  const read = useCallback(() => {
    const { current } = video;
    if (!current) return;
    const { paused, ended, muted, volume, currentTime, duration } = current;
    const next: VideoState = {
      ...{ playing: !paused && !ended, muted, volume, second: Math.floor(currentTime) },
      seconds: Number.isFinite(duration) && duration > 0 ? Math.floor(duration) : undefined,
      fullscreen: document.fullscreenElement?.contains(current) === true,
      hasSmall: document.pictureInPictureEnabled,
    };
    // The time moves four times a second; what is shown of it once.
    set((before) => (isSame(before, next) ? before : next));
  }, [video]);
  useEffect(() => {
    const { current } = video;
    if (!current) return;
    read();
    const life = new AbortController();
    const { signal } = life;
    for (const event of EVENTS) current.addEventListener(event, read, { signal });
    document.addEventListener('fullscreenchange', read, { signal });
    return () => {
      life.abort();
    };
  }, [video, read]);
  return state;
}

const isSame = (one: VideoState, other: VideoState): boolean =>
  (Object.keys(one) as (keyof VideoState)[]).every((key) => one[key] === other[key]);
