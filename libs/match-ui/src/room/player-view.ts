import type { ReactNode } from 'react';
import type { CrestView } from '../match/Crest.js';

interface Pair {
  home: CrestView;
  away: CrestView;
}

/** What the player shows. Every waiting state has a text. */
export type PlayerView =
  | ({ state: 'countdown'; time: string; text: ReactNode; action?: ReactNode } & Pair)
  | { state: 'loading'; text: string }
  | { state: 'playing' }
  /** Audio-only playback. */
  | { state: 'listening'; text: string; action?: ReactNode }
  | { state: 'retrying' | 'switching'; text: string }
  | { state: 'failed'; text: string; actions?: ReactNode }
  | ({ state: 'ended'; score?: string | undefined; text: ReactNode; action?: ReactNode } & Pair);

export interface PlayerChoice<T extends string = string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** Where a recorded video is, and where it may go. */
export interface PlayerSeek {
  label: string;
  /** The place in words, e.g. "2 phút 8 giây trên 6 phút, chương Hiệp hai". */
  words: string;
  /** The place as it is shown, and the length: "2:08", "6:12". */
  shown: string;
  length: string;
  second: number;
  seconds: number;
  /** Where chapters begin. */
  marks?: readonly { second: number; goal: boolean }[] | undefined;
  onSeek: (second: number) => void;
}

export interface PlayerControlsProps {
  labels: {
    play: string;
    pause: string;
    mute: string;
    unmute: string;
    volume: string;
    /** Labels of a live stream, used only with their handlers. */
    goLive?: string | undefined;
    /** Label of the button that skips ten seconds back; used only with `onSkip`. */
    rewind?: string | undefined;
    pip: string;
    theatre?: string | undefined;
    leaveTheatre?: string | undefined;
    fullscreen: string;
    leaveFullscreen: string;
    /** Labels of optional buttons, used only with their handlers. */
    listen?: string | undefined;
    running?: string | undefined;
    help?: string | undefined;
    subtitles?: string | undefined;
  };
  playing: boolean;
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  /** True at the live edge, false while the user watches an earlier moment. */
  atLive?: boolean | undefined;
  theatre?: boolean | undefined;
  fullscreen: boolean;
  onTogglePlay: () => void;
  onToggleMute: () => void;
  onVolume: (volume: number) => void;
  /** Undefined for a recorded video. */
  onGoLive?: (() => void) | undefined;
  /** Skips by `seconds`, back if negative; undefined if the stream cannot seek. */
  onSkip?: ((seconds: number) => void) | undefined;
  onToggleTheatre?: (() => void) | undefined;
  onToggleFullscreen: () => void;
  onPip?: (() => void) | undefined;
  /** Audio only, without the picture. */
  listen?: { on: boolean; onToggle: () => void } | undefined;
  /** Chat messages moving over the picture. */
  running?: { on: boolean; onToggle: () => void } | undefined;
  /** State captions: text over the picture that says what the player does. */
  onToggleCaption?: (() => void) | undefined;
  /** Opens the list of keyboard shortcuts. */
  onHelp?: (() => void) | undefined;
  /** Only of a recorded video. */
  seek?: PlayerSeek | undefined;
  /** The next goal, or the next episode. */
  next?: { label: string; onNext: () => void } | undefined;
  /** `languages` is the choice among several, while subtitles are shown. */
  subtitles?: { on: boolean; onToggle: () => void; languages?: PlayerChoice | undefined } | undefined;
  speed?: PlayerChoice | undefined;
  /** Choice of renditions; `line` is the choice of sources ("Đường 1"). */
  quality?: PlayerChoice | undefined;
  line?: PlayerChoice | undefined;
}

const VOLUME_STEP = 0.1;
export const SKIP_SECONDS = 10;

/** The action of a key; undefined for keys that the player does not use. */
export function keyAction(key: string, controls: PlayerControlsProps): (() => void) | undefined {
  const { onSkip } = controls;
  switch (key.toLowerCase()) {
    case ' ':
    case 'k':
      return controls.onTogglePlay;
    case 'm':
      return controls.onToggleMute;
    case 'f':
      return controls.onToggleFullscreen;
    case 't':
      return controls.onToggleTheatre;
    case 'l':
      return controls.onGoLive;
    case 'i':
      return controls.onPip;
    case 'c':
      return controls.subtitles?.onToggle ?? controls.onToggleCaption;
    case 'n':
      return controls.next?.onNext;
    case '?':
      return controls.onHelp;
    case 'arrowleft':
      return onSkip && (() => onSkip(-SKIP_SECONDS));
    case 'arrowright':
      return onSkip && (() => onSkip(SKIP_SECONDS));
    case 'arrowup':
      return () => controls.onVolume(Math.min(1, round(controls.volume + VOLUME_STEP)));
    case 'arrowdown':
      return () => controls.onVolume(Math.max(0, round(controls.volume - VOLUME_STEP)));
    default:
      return undefined;
  }
}

function round(volume: number): number {
  return Math.round(volume * 100) / 100;
}
