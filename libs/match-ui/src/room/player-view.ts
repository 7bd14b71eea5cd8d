import type { ReactNode } from 'react';
import type { CrestView } from '../match/Crest.js';

interface Pair {
  home: CrestView;
  away: CrestView;
}

/** What the player shows. It always says what is being waited for. */
export type PlayerView =
  | ({ state: 'countdown'; time: string; text: ReactNode; action?: ReactNode } & Pair)
  | { state: 'loading'; text: string }
  | { state: 'playing' }
  /** The sound alone plays. */
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

export interface PlayerControlsProps {
  labels: {
    play: string;
    pause: string;
    mute: string;
    unmute: string;
    volume: string;
    goLive: string;
    /** Ten seconds back; stands where `onSkip` is given. */
    rewind?: string | undefined;
    pip: string;
    theatre: string;
    leaveTheatre: string;
    fullscreen: string;
    leaveFullscreen: string;
    /** Buttons that stand where their handler is given. */
    listen?: string | undefined;
    running?: string | undefined;
    help?: string | undefined;
  };
  playing: boolean;
  muted: boolean;
  /** 0 to 1. */
  volume: number;
  /** Playing what happens now, not what was. */
  atLive: boolean;
  theatre: boolean;
  fullscreen: boolean;
  onTogglePlay: () => void;
  onToggleMute: () => void;
  onVolume: (volume: number) => void;
  onGoLive: () => void;
  /** Moves by so many seconds, back if negative; given where what has passed can be seen again. */
  onSkip?: ((seconds: number) => void) | undefined;
  onToggleTheatre: () => void;
  onToggleFullscreen: () => void;
  onPip?: (() => void) | undefined;
  /** The sound alone, without the picture. */
  listen?: { on: boolean; onToggle: () => void } | undefined;
  /** The chat running over the picture. */
  running?: { on: boolean; onToggle: () => void } | undefined;
  /** Captions of state: what the player does, written over the picture. */
  onToggleCaption?: (() => void) | undefined;
  /** The list of keys. */
  onHelp?: (() => void) | undefined;
  /** Renditions, and sources ("Đường 1"). */
  quality?: PlayerChoice | undefined;
  line?: PlayerChoice | undefined;
}

const VOLUME_STEP = 0.1;
export const SKIP_SECONDS = 10;

/** What a key does in the player; undefined when it is not ours. */
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
      return controls.onToggleCaption;
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
