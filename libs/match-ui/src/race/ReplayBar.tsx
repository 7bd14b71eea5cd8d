import { css } from '@emotion/react';
import { IconButton, icons, Num } from '@khandai/ui-kit';

export interface ReplayBarProps {
  playing: boolean;
  /** "Phát lại cuộc 2417", or "Tạm dừng". */
  buttonLabel: string;
  onToggle: () => void;
  /** "Tua cuộc 2417". */
  label: string;
  /** In ms from the start. */
  position: number;
  length: number;
  onSeek: (position: number) => void;
  /** Where the marks of the laps are, as parts of the length. */
  laps: readonly number[];
  /** "Vòng 2, 0:49 trên 2:24". */
  valueText: string;
  /** "0:49 / 2:24". */
  time: string;
}

/** Plays a race again. A mark ends a lap; the arrow keys wind by half a second, the time of a tick. */
export function ReplayBar(props: ReplayBarProps) {
  const { playing, buttonLabel, onToggle, label, position, length, onSeek, laps, valueText, time } = props;
  return (
    <div css={root}>
      <IconButton icon={playing ? icons.pause : icons.play} label={buttonLabel} onClick={onToggle} />
      <div css={track}>
        {laps.map((part) => (
          <i key={part} style={{ left: `${part * 100}%` }} />
        ))}
        <input
          type="range"
          min={0}
          max={length}
          step={500}
          value={Math.min(position, length)}
          aria-label={label}
          aria-valuetext={valueText}
          style={{ '--v': `${(position / length) * 100}%` } as object}
          onChange={({ currentTarget }) => {
            onSeek(Number(currentTarget.value));
          }}
        />
      </div>
      <Num>{time}</Num>
    </div>
  );
}

const root = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  & > :last-child {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const track = css`
  position: relative;
  flex: 1;
  display: grid;
  align-items: center;
  min-width: 0;
  min-height: var(--touch);
  & > i {
    position: absolute;
    width: 2px;
    height: 12px;
    background: var(--c-control);
  }
  & > input {
    width: 100%;
    min-height: var(--touch);
    margin: 0;
    accent-color: var(--c-accent-fill);
    cursor: pointer;
  }
`;
