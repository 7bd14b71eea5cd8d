import { css } from '@emotion/react';
import { Icon, icons } from '@khandai/ui-kit';
import type { PlayerSeek } from './player-view.js';

/** From this length on, in seconds, an arrow key goes further. */
const LONG = 600;
const LONG_STEP = 5;

/** Where a recorded video is: chapters part the line, and goals have a ball. */
export function SeekBar({ label, words, second, seconds, marks = [], onSeek }: PlayerSeek) {
  const placeOf = (at: number): string => `${seconds > 0 ? (100 * at) / seconds : 0}%`;
  return (
    <div css={root}>
      <span css={track} aria-hidden="true">
        <span css={watched} style={{ inlineSize: placeOf(second) }} />
        {marks
          .filter((mark) => mark.second > 0)
          .map((mark) => (
            <span key={mark.second} css={gap} style={{ insetInlineStart: placeOf(mark.second) }} />
          ))}
      </span>
      {marks
        .filter(({ goal }) => goal)
        .map((mark) => (
          <span key={mark.second} css={ball} style={{ insetInlineStart: placeOf(mark.second) }} aria-hidden="true">
            <Icon icon={icons.football} size={14} />
          </span>
        ))}
      <input
        css={range}
        type="range"
        min="0"
        max={seconds}
        step={seconds >= LONG ? LONG_STEP : 1}
        value={second}
        aria-label={label}
        aria-valuetext={words}
        onChange={({ target }) => onSeek(Number(target.value))}
      />
    </div>
  );
}

const root = css`
  position: relative;
  flex: none;
  width: 100%;
  height: 28px;
  padding: 0 var(--sp-2);
`;

const track = css`
  position: absolute;
  inset: auto var(--sp-2);
  top: 12px;
  height: 4px;
  overflow: hidden;
  border-radius: 2px;
  background: rgb(255 255 255 / 0.34);
`;

const watched = css`
  display: block;
  height: 100%;
  background: #fff;
`;

const gap = css`
  position: absolute;
  inset-block: 0;
  width: 3px;
  background: #05090c;
`;

const ball = css`
  position: absolute;
  /* The line begins and ends a little inside. */
  margin-inline-start: var(--sp-2);
  top: -8px;
  display: grid;
  transform: translateX(-50%);
  pointer-events: none;
`;

/* The line above is what is seen of it, beside its knob. */
const range = css`
  appearance: none;
  position: absolute;
  inset: 0 var(--sp-2);
  width: calc(100% - 2 * var(--sp-2));
  height: 100%;
  margin: 0;
  background: none;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: #fff;
  }
  &::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    border-radius: 50%;
    background: #fff;
  }
`;
