import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, type Ref, useRef } from 'react';
import { GlassTag } from '../match/FeaturedRoom.js';
import { Icon, IconButton, LiveBadge, hiddenCss, icons, numCss, type KitClock } from '@khandai/ui-kit';
import { keyAction, type PlayerControlsProps, type PlayerView, SKIP_SECONDS } from './player-view.js';
import { PlayerControls } from './PlayerControls.js';
import {
  bottom,
  bugCss,
  captionCss,
  corner,
  hint,
  leaveCss,
  overCss,
  posterCss,
  push,
  root,
  stageCss,
  surface,
  top,
} from './player.styles.js';
import { PlayerMessage } from './PlayerMessage.js';
import { useIdle } from './use-idle.js';

export interface PlayerProps {
  label: string;
  view: PlayerView;
  /** Where whoever owns the stream puts the element that plays; it may leave and come back while it plays. */
  stage: Ref<HTMLDivElement>;
  /** The region itself, e.g. to make it full screen. */
  frame?: Ref<HTMLDivElement> | undefined;
  /** Under everything until the picture comes: FloodlitPitch. */
  poster?: ReactNode;
  /** Over the picture and under the controls, never in the way of a press. */
  over?: ReactNode;
  controls: PlayerControlsProps;
  /** Word of the live badge, while live. */
  live?: string | undefined;
  /** At the left of the top: viewers; at its right: source, delay. */
  tags?: { watching?: string | undefined; end?: readonly ReactNode[] | undefined } | undefined;
  /** Score in the corner of the picture (from 768 px), where the page shows none beside the player. */
  bug?: { home: string; score: string; away: string; clock?: string | undefined } | undefined;
  /** Where all of it comes from when it is not the real thing: stays in sight when the controls leave. */
  origin?: string | undefined;
  /** Browsers start streams silently; this button says so. Shown while muted. */
  unmuteHint?: string | undefined;
  /** What the player is doing, in words: spoken when it changes, and written over the picture where it is `shown`. */
  caption?: { text: string; shown: boolean } | undefined;
  clock?: KitClock | undefined;
}

/**
 * View of a player: picture, what is being waited for, and controls that leave when nobody touches them.
 * Keys while it has focus: space or K play, M mute, F full screen, T theatre, I small window, L live, C captions of
 * state, up and down the volume, left and right ten seconds, ? help.
 */
export function Player(props: PlayerProps) {
  const { label, view, stage, frame, poster, over, controls, live, tags, bug, origin, unmuteHint, caption, clock } = props;
  const running = view.state === 'playing' || view.state === 'listening';
  const controlled = running || view.state === 'retrying';
  const { idle, touch, rest } = useIdle(running && controls.playing, clock);

  const touched = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    touch();
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target) || (event.key === ' ' && isButton(event.target))) return;
    const action = keyAction(event.key, controls);
    if (!action) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      css={root}
      ref={frame}
      role="region"
      aria-label={label}
      tabIndex={0}
      data-idle={idle || undefined}
      onKeyDown={onKeyDown}
      onPointerMove={touch}
      onFocus={touch}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && rest()}
    >
      {poster && <div css={posterCss}>{poster}</div>}
      <div ref={stage} css={stageCss} data-dark={(view.state !== 'playing' && view.state !== 'retrying') || undefined} />
      {over && running && <div css={overCss}>{over}</div>}
      <div
        css={surface}
        data-part="surface"
        onPointerUp={(event) => {
          touched.current = event.pointerType !== 'mouse';
          pressed(event, idle, controls, touch, rest);
        }}
        onDoubleClick={(event) => doublePressed(event, touched.current, controls)}
      />
      <div css={top} data-part="chrome">
        {live && <LiveBadge>{live}</LiveBadge>}
        {tags?.watching && (
          <GlassTag icon={icons.eye}>
            <span css={numCss}>{tags.watching}</span>
          </GlassTag>
        )}
        <span css={push} />
        {tags?.end?.map((tag, n) => (
          <GlassTag key={n}>{tag}</GlassTag>
        ))}
        {controls.theatre && (
          <span css={leaveCss} data-controlled={controlled || undefined}>
            <IconButton size="sm" icon={icons.close} label={controls.labels.leaveTheatre} onClick={controls.onToggleTheatre} />
          </span>
        )}
      </div>
      <div css={corner} data-low={!running || undefined}>
        {bug && running && <Bug {...bug} />}
        {origin && <GlassTag>{origin}</GlassTag>}
      </div>
      {running && controls.muted && unmuteHint && (
        <button type="button" css={hint} onClick={controls.onToggleMute}>
          <Icon icon={icons.volumeOff} size={18} />
          {unmuteHint}
        </button>
      )}
      <PlayerMessage view={view} silent={caption !== undefined} />
      {caption && <Caption {...caption} />}
      {controlled && (
        <div css={bottom} data-part="chrome">
          <PlayerControls {...controls} />
        </div>
      )}
    </div>
  );
}

function Caption({ text, shown }: NonNullable<PlayerProps['caption']>) {
  return shown ? (
    <p css={captionCss} role="status">
      {text}
    </p>
  ) : (
    <p css={hiddenCss} role="status">
      {text}
    </p>
  );
}

function Bug({ home, score, away, clock }: NonNullable<PlayerProps['bug']>) {
  return (
    <div css={bugCss} aria-hidden="true">
      <span>{home}</span>
      <span data-part="figure">{score}</span>
      <span>{away}</span>
      {clock && <span data-part="figure">{clock}</span>}
    </div>
  );
}

/** A finger shows or hides the controls; a mouse plays and pauses. */
function pressed(event: PointerEvent, idle: boolean, controls: PlayerControlsProps, touch: () => void, rest: () => void) {
  if (event.pointerType === 'mouse') {
    if (event.button === 0) controls.onTogglePlay();
  } else if (idle) touch();
  else rest();
}

/** Twice with a finger at the left goes back, at the right on; else it is full screen. */
function doublePressed(event: MouseEvent, byFinger: boolean, { onSkip, onToggleFullscreen }: PlayerControlsProps) {
  event.preventDefault();
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const place = (event.clientX - left) / width;
  if (byFinger && onSkip && place < 1 / 3) onSkip(-SKIP_SECONDS);
  else if (byFinger && onSkip && place > 2 / 3) onSkip(SKIP_SECONDS);
  else onToggleFullscreen();
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}
