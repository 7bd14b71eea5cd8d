import { css } from '@emotion/react';
import { IconButton, icons, numCss } from '@khandai/ui-kit';
import { MuteButton, PlayButton } from './PlayAndMute.js';
import { type PlayerChoice, type PlayerControlsProps, SKIP_SECONDS } from './player-view.js';
import { SeekBar } from './SeekBar.js';

/**
 * Width of a phone, or of a tablet's column beside the chat. Each wider breakpoint adds controls that fit beside all
 * the earlier ones.
 */
const NARROW = '@container (max-width: 719px)';

export function PlayerControls(props: PlayerControlsProps) {
  const { labels, muted, volume, atLive, theatre, fullscreen, quality, line, onPip, listen, running, onHelp } = props;
  const { seek, next, subtitles, speed } = props;
  return (
    <div css={bar}>
      {seek && <SeekBar {...seek} />}
      <PlayButton {...props} />
      <span css={seek && roomy}>
        <MuteButton {...props} />
      </span>
      {next && <IconButton icon={icons.skipForward} label={next.label} onClick={next.onNext} />}
      <input
        css={slider}
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={muted ? 0 : volume}
        aria-label={labels.volume}
        aria-valuetext={`${Math.round((muted ? 0 : volume) * 100)}%`}
        onChange={(event) => props.onVolume(Number(event.target.value))}
      />
      {props.onSkip && (
        <span css={medium}>
          <IconButton icon={icons.rewind} label={labels.rewind ?? ''} onClick={() => props.onSkip?.(-SKIP_SECONDS)} />
        </span>
      )}
      {seek && (
        <span css={timeCss}>
          {seek.shown}
          <span css={lengthCss}> / {seek.length}</span>
        </span>
      )}
      {props.onGoLive && (
        <button type="button" css={liveCss} data-live={atLive || undefined} onClick={props.onGoLive}>
          <span css={liveWordCss}>{labels.goLive}</span>
        </button>
      )}
      <span css={push} />
      {listen && (
        <span css={wide}>
          <IconButton
            icon={icons.headphones}
            label={labels.listen ?? ''}
            aria-pressed={listen.on}
            onClick={listen.onToggle}
          />
        </span>
      )}
      {running && (
        <IconButton
          icon={icons.captions}
          label={labels.running ?? ''}
          aria-pressed={running.on}
          onClick={running.onToggle}
        />
      )}
      {speed && <Choice {...speed} />}
      {subtitles && (
        <IconButton
          icon={icons.captions}
          label={labels.subtitles ?? ''}
          aria-pressed={subtitles.on}
          onClick={subtitles.onToggle}
        />
      )}
      {subtitles?.languages && <Choice {...subtitles.languages} />}
      {line && line.options.length > 1 && <Choice {...line} />}
      {quality && <Choice {...quality} />}
      {onHelp && (
        <span css={widest}>
          <IconButton icon={icons.keyboard} label={labels.help ?? ''} onClick={onHelp} />
        </span>
      )}
      {onPip && (
        <span css={wide}>
          <IconButton icon={icons.pip} label={labels.pip} onClick={onPip} />
        </span>
      )}
      {props.onToggleTheatre && (
        <span css={medium}>
          <IconButton
            icon={icons.theatre}
            label={(theatre ? labels.leaveTheatre : labels.theatre) ?? ''}
            onClick={props.onToggleTheatre}
          />
        </span>
      )}
      <IconButton
        icon={fullscreen ? icons.minimize : icons.maximize}
        label={fullscreen ? labels.leaveFullscreen : labels.fullscreen}
        onClick={props.onToggleFullscreen}
      />
    </div>
  );
}

/** As wide as its current value; truncated only if it does not fit. */
function Choice({ label, value, options, onChange }: PlayerChoice) {
  return (
    <select
      css={choice}
      aria-label={label}
      title={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/* Sizes depend on the player's own width: it may be narrow in a wide window. */
const bar = css`
  position: relative;
  display: flex;
  /* Large letters on a phone need a second line. */
  flex-wrap: wrap;
  align-items: center;
  color: #fff;
  & button {
    color: #fff;
  }
  & button:hover {
    color: #fff;
    background: rgb(255 255 255 / 0.14);
  }
  /* Green on black is hard to tell from white: what is on stands on a pane. */
  & button[aria-pressed='true'] {
    color: #fff;
    background: rgb(255 255 255 / 0.24);
  }
  & button[aria-pressed='true'] svg {
    fill: none;
  }
  & button:focus-visible,
  & input:focus-visible,
  & select:focus-visible {
    outline-color: #fff;
    outline-offset: -3px;
  }
`;

const slider = css`
  display: none;
  width: 72px;
  height: 24px;
  margin: 0 var(--sp-2) 0 0;
  accent-color: #fff;
  cursor: pointer;
  @container (min-width: 640px) {
    display: block;
  }
`;

const liveCss = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  gap: 6px;
  height: var(--touch);
  min-width: var(--touch);
  padding: 0 var(--sp-2);
  border-radius: var(--r-2);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  white-space: nowrap;
  &::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: rgb(255 255 255 / 0.5);
  }
  &[data-live]::before {
    background: var(--c-live-fill);
  }
  /* The way back to now is worth its words, but not the last button of the bar: there it stands over the bar. */
  ${NARROW} {
    &:not([data-live]) {
      position: absolute;
      left: var(--sp-2);
      bottom: calc(100% + var(--sp-1));
      padding: 0 var(--sp-3);
      background: var(--c-scrim);
    }
  }
  @container (max-width: 359px) {
    &[data-live] {
      display: none;
    }
  }
`;

/* The badge over the picture already says that it is live, so a narrow bar shows only the dot of the button. */
const liveWordCss = css`
  ${NARROW} {
    [data-live] & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const timeCss = css`
  ${numCss};
  padding: 0 var(--sp-2);
  font-size: var(--fs-13);
  white-space: nowrap;
`;

const lengthCss = css`
  display: none;
  @container (min-width: 456px) {
    display: inline;
  }
`;

const push = css`
  margin-left: auto;
`;

const wide = css`
  display: none;
  @container (min-width: 600px) {
    display: block;
  }
`;

/* A phone in landscape, with the chat beside the player. */
const medium = css`
  display: none;
  @container (min-width: 456px) {
    display: block;
  }
`;

/* A recorded video has more buttons; phones have keys for the volume. */
const roomy = css`
  @container (max-width: 399px) {
    display: none;
  }
`;

const widest = css`
  display: none;
  @container (min-width: 760px) {
    display: block;
  }
`;

const choice = css`
  ${numCss};
  appearance: none;
  height: var(--touch);
  flex: 0 1 auto;
  /* As wide as the longest word on its list where a browser does not know it. */
  field-sizing: content;
  min-width: var(--touch);
  max-width: 9rem;
  padding: 0 var(--sp-2);
  border: 0;
  border-radius: var(--r-2);
  background: none;
  color: #fff;
  font-family: var(--font-num), var(--font);
  font-size: var(--fs-13);
  font-weight: var(--fw-medium);
  text-align: center;
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover {
    background: rgb(255 255 255 / 0.14);
  }
  ${NARROW} {
    padding: 0 6px;
  }
  & option {
    background: var(--c-raised);
    color: var(--c-text);
  }
`;
