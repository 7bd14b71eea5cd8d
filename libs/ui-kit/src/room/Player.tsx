import { css } from '@emotion/react';
import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import { GlassTag } from '../match/FeaturedRoom.js';
import { LiveBadge } from '../primitives/Badge.js';
import { Icon } from '../primitives/Icon.js';
import { numCss } from '../primitives/text.js';
import type { KitClock } from '../time/clock.js';
import { keyAction, type PlayerControlsProps, type PlayerView } from './player-view.js';
import { PlayerControls } from './PlayerControls.js';
import { PlayerMessage } from './PlayerMessage.js';
import { useIdle } from './use-idle.js';

export interface PlayerProps {
  label: string;
  view: PlayerView;
  /** The element that plays; whoever owns the stream feeds it. */
  video: Ref<HTMLVideoElement>;
  /** The region itself, e.g. to make it full screen. */
  frame?: Ref<HTMLDivElement> | undefined;
  /** Under everything until the picture comes: FloodlitPitch. */
  poster?: ReactNode;
  controls: PlayerControlsProps;
  /** Word of the live badge, while live. */
  live?: string | undefined;
  /** At the left of the top: viewers; at its right: source, delay. */
  tags?: { watching?: string | undefined; end?: readonly ReactNode[] | undefined } | undefined;
  /** Score in the corner of the picture (from 768 px), where the page shows none beside the player. */
  bug?: { home: string; score: string; away: string; clock?: string | undefined } | undefined;
  /** Browsers start streams silently; this button says so. Shown while muted. */
  unmuteHint?: string | undefined;
  clock?: KitClock | undefined;
}

/**
 * View of a player: picture, what is being waited for, and controls that leave when nobody touches them.
 * Keys while it has focus: space or K play, M mute, F full screen, T theatre, L live, arrows volume.
 */
export function Player({ label, view, video, frame, poster, controls, live, tags, bug, unmuteHint, clock }: PlayerProps) {
  const running = view.state === 'playing';
  const { idle, touch, rest } = useIdle(running && controls.playing, clock);

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
      <video ref={video} css={videoCss} playsInline muted={controls.muted} hidden={!running && view.state !== 'retrying'} />
      <div
        css={surface}
        onPointerUp={(event) => pressed(event, idle, controls, touch, rest)}
        onDoubleClick={(event) => doublePressed(event, controls)}
      />
      <div css={top} data-part="chrome">
        {live && <LiveBadge>{live}</LiveBadge>}
        {tags?.watching && (
          <GlassTag icon="eye">
            <span css={numCss}>{tags.watching}</span>
          </GlassTag>
        )}
        <span css={push} />
        {tags?.end?.map((tag, n) => (
          <GlassTag key={n}>{tag}</GlassTag>
        ))}
      </div>
      {bug && running && <Bug {...bug} />}
      {running && controls.muted && unmuteHint && (
        <button type="button" css={hint} onClick={controls.onToggleMute}>
          <Icon name="volume-off" size={18} />
          {unmuteHint}
        </button>
      )}
      <PlayerMessage view={view} />
      {(running || view.state === 'retrying') && (
        <div css={bottom} data-part="chrome">
          <PlayerControls {...controls} />
        </div>
      )}
    </div>
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

function doublePressed(event: MouseEvent, controls: PlayerControlsProps) {
  event.preventDefault();
  controls.onToggleFullscreen();
}

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}

const root = css`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 16/9;
  overflow: hidden;
  background: #05090c;
  color: #fff;
  &:focus-visible {
    outline-offset: -2px;
    outline-color: #fff;
    border-radius: 0;
  }
  &[data-idle] {
    cursor: none;
  }
  & > [data-part='chrome'] {
    transition: opacity var(--t) var(--ease);
  }
  &[data-idle]:not(:has(:focus-visible)) > [data-part='chrome'] {
    opacity: 0;
    pointer-events: none;
  }
  &:fullscreen {
    aspect-ratio: auto;
    width: 100%;
    height: 100%;
  }
`;

const posterCss = css`
  position: absolute;
  inset: 0;
`;

const videoCss = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: contain;
  &[hidden] {
    display: none;
  }
`;

const surface = css`
  position: absolute;
  inset: 0;
`;

const top = css`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
  padding: var(--sp-3);
  pointer-events: none;
  @media (min-width: 1200px) {
    padding: var(--sp-4);
  }
`;

const push = css`
  margin-left: auto;
`;

const bugCss = css`
  display: none;
  position: absolute;
  /* Broadcasts keep their own score and sign in the upper corners. */
  left: var(--sp-4);
  bottom: 72px;
  background: var(--c-scrim);
  border-radius: var(--r-1);
  overflow: hidden;
  font: var(--fw-semi) var(--fs-12)/22px var(--font-num);
  pointer-events: none;
  & > span {
    padding: 0 7px;
  }
  & > [data-part='figure'] {
    background: rgb(255 255 255 / 0.16);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 768px) {
    display: flex;
  }
  @media (min-width: 1200px) {
    font-size: var(--fs-14);
    line-height: 26px;
  }
`;

const hint = css`
  position: absolute;
  left: 50%;
  top: 50%;
  transform: translate(-50%, -50%);
  display: inline-flex;
  align-items: center;
  gap: var(--sp-2);
  height: var(--touch);
  padding: 0 var(--sp-4);
  border-radius: var(--r-full);
  background: var(--c-scrim);
  color: #fff;
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &:hover {
    background: rgb(8 12 16 / 0.9);
  }
  &:focus-visible {
    outline-color: #fff;
    border-radius: var(--r-full);
  }
`;

const bottom = css`
  position: absolute;
  inset: auto 0 0;
  padding: var(--sp-8) var(--sp-1) 0;
  background: linear-gradient(to top, rgb(4 6 8 / 0.86), transparent);
  @media (min-width: 1200px) {
    padding: var(--sp-12) var(--sp-3) var(--sp-1);
  }
`;
