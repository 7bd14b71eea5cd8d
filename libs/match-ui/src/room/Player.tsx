import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useDeferredValue,
  useRef,
} from 'react';
import { GlassTag } from '../match/FeaturedRoom.js';
import { Icon, IconButton, LiveBadge, hiddenCss, icons, numCss, type KitClock } from '@khandai/ui-kit';
import { keyAction, type PlayerControlsProps, type PlayerView, SKIP_SECONDS } from './player-view.js';
import { PlayerControls } from './PlayerControls.js';
import {
  barCss,
  bottom,
  bugCss,
  captionCss,
  corner,
  endTagsCss,
  leaveCss,
  overCss,
  posterCss,
  push,
  root,
  stageCss,
  start,
  surface,
  tagsCss,
  top,
} from './player.styles.js';
import { PlayerMessage } from './PlayerMessage.js';
import { SoundHint } from './SoundHint.js';
import { useIdle } from './use-idle.js';

export interface PlayerProps {
  label: string;
  view: PlayerView;
  /**
   * Ref of the element into which the stream's owner moves the media element; the media element may leave and return
   * while it plays.
   */
  stage?: Ref<HTMLDivElement> | undefined;
  /** The media element, where the page renders it. */
  children?: ReactNode;
  /** Neither controls nor taps of its own yet: the media element shows those of the browser. */
  bare?: boolean | undefined;
  /** Ref of the region itself, e.g. to make it full screen. */
  frame?: Ref<HTMLDivElement> | undefined;
  /** Shown until the video has a picture: RoomPicture. */
  poster?: ReactNode;
  /** Content between the picture and the controls; it takes no pointer events. */
  over?: ReactNode;
  controls: PlayerControlsProps;
  /** Text of the live badge, while live. */
  live?: string | undefined;
  /** Top left: number of viewers; top right: source, delay. */
  tags?: { watching?: string | undefined; end?: readonly ReactNode[] | undefined } | undefined;
  /** Buttons at both ends of the top edge, which stay when the controls disappear; only on phones. */
  bar?: { start: ReactNode; end: ReactNode } | undefined;
  /** Score in the corner of the picture (from 768 px), for pages that show no score beside the player. */
  bug?: { home: string; score: string; away: string; clock?: string | undefined } | undefined;
  /** Source of the data if it is simulated: stays visible when the controls disappear. */
  origin?: string | undefined;
  /**
   * Label of a button that says the stream is muted: browsers autoplay streams only when muted. Visible while muted: for
   * five seconds in the middle of the picture, and then as an icon with the same name in its corner.
   */
  unmuteHint?: string | undefined;
  /** The player's state as text: screen readers announce each change, and with `shown` it appears over the picture. */
  caption?: { text: string; shown: boolean } | undefined;
  clock?: KitClock | undefined;
}

/**
 * View of a player: picture, status message, and controls that disappear while the user is idle.
 * Keys while it has the focus: space or K play, M mute, F full screen, T theatre, I picture-in-picture, L live, C state
 * captions or subtitles, N the next goal or episode, up and down the volume, left and right ten seconds, ? help.
 */
export function Player(props: PlayerProps) {
  const {
    label,
    view,
    stage,
    children,
    bare = false,
    frame,
    poster,
    over,
    controls,
    live,
    tags,
    bar,
    bug,
    origin,
    unmuteHint,
    caption,
    clock,
  } = props;
  const running = view.state === 'playing' || view.state === 'listening';
  // The controls mount in a render of their own: with the first frame of the video they would make one long task.
  const controlled = useDeferredValue(running || view.state === 'retrying');
  const { idle, touch, rest } = useIdle(running && controls.playing, clock);

  const touched = useRef(false);

  const onKeyDown = (event: KeyboardEvent) => {
    touch();
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isField(event.target) ||
      (event.key === ' ' && isButton(event.target))
    )
      return;
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
      <div ref={stage} css={stageCss} data-dark={(view.state !== 'playing' && view.state !== 'retrying') || undefined}>
        {children}
      </div>
      {over && running && <div css={overCss}>{over}</div>}
      {!bare && (
        <div
          css={surface}
          data-part="surface"
          onPointerUp={(event) => {
            touched.current = event.pointerType !== 'mouse';
            pressed(event, idle, controls, touch, rest);
          }}
          onDoubleClick={(event) => doublePressed(event, touched.current, controls)}
        />
      )}
      {controls.seek && running && !bare && !controls.playing && (
        <button type="button" css={start} aria-hidden="true" tabIndex={-1} onClick={controls.onTogglePlay}>
          <Icon icon={icons.play} size={28} />
        </button>
      )}
      {/* Under the buttons and marks on the picture, which an opaque message must not cover. */}
      <PlayerMessage view={view} silent={caption !== undefined} />
      <div css={top} data-barred={bar ? true : undefined}>
        {bar && <span css={barCss}>{bar.start}</span>}
        <div css={tagsCss} data-part="chrome">
          {live && <LiveBadge>{live}</LiveBadge>}
          {tags?.watching && (
            <GlassTag icon={icons.eye}>
              <span css={numCss}>{tags.watching}</span>
            </GlassTag>
          )}
          <span css={push} />
          <span css={endTagsCss}>
            {tags?.end?.map((tag, n) => (
              <GlassTag key={n}>{tag}</GlassTag>
            ))}
          </span>
          {controls.theatre && (
            <span css={leaveCss} data-controlled={controlled || undefined}>
              <IconButton
                size="sm"
                icon={icons.close}
                label={controls.labels.leaveTheatre ?? ''}
                onClick={controls.onToggleTheatre}
              />
            </span>
          )}
        </div>
        {bar && <span css={barCss}>{bar.end}</span>}
      </div>
      <div css={corner} data-low={!running || undefined} data-over-line={controls.seek ? true : undefined}>
        {bug && running && <Bug {...bug} />}
        {origin && <GlassTag>{origin}</GlassTag>}
      </div>
      {running && controls.muted && unmuteHint && (
        <SoundHint label={unmuteHint} onPress={controls.onToggleMute} clock={clock} />
      )}
      {caption && <Caption {...caption} />}
      {controlled && !bare && (
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

/** A tap shows or hides the controls; a mouse click plays or pauses. */
function pressed(
  event: PointerEvent,
  idle: boolean,
  controls: PlayerControlsProps,
  touch: () => void,
  rest: () => void,
) {
  if (event.pointerType === 'mouse') {
    if (event.button === 0) controls.onTogglePlay();
  } else if (idle) touch();
  else rest();
}

/**
 * A double tap on the left third skips back, on the right third forward; anywhere else, and with a mouse, it toggles
 * full screen.
 */
function doublePressed(event: MouseEvent, byFinger: boolean, { onSkip, onToggleFullscreen }: PlayerControlsProps) {
  event.preventDefault();
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const place = (event.clientX - left) / width;
  if (byFinger && onSkip && place < 1 / 3) onSkip(-SKIP_SECONDS);
  else if (byFinger && onSkip && place > 2 / 3) onSkip(SKIP_SECONDS);
  else onToggleFullscreen();
}

function isField(target: EventTarget): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement;
}
