import { css } from '@emotion/react';
import { Crest, type CrestView } from '../match/Crest.js';

export interface GameView {
  /** "Ván 2". */
  name: string;
  state: 'over' | 'running' | 'coming';
  /** The side that won. */
  winner?: { crest: CrestView; name: string } | undefined;
  /** Length of a game that is over, "Đang đấu", "Nếu cần". */
  note: string;
}

/** The games of a series; those that may not be played have boxes too. */
export function SeriesStrip({ label, games }: { label: string; games: readonly GameView[] }) {
  return (
    <ol css={root} aria-label={label} style={{ gridTemplateColumns: `repeat(${games.length}, minmax(0, 1fr))` }}>
      {games.map(({ name, state, winner, note }) => (
        <li key={name} data-state={state}>
          <small>{name}</small>
          {winner && (
            <b>
              <Crest {...winner.crest} size={16} />
              {winner.name}
            </b>
          )}
          <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}

const root = css`
  display: grid;
  gap: 6px;
  padding: var(--sp-3) var(--sp-4);
  & > li {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 2px;
    min-width: 0;
    min-height: 64px;
    padding: 6px 4px;
    border-radius: var(--r-2);
    background: var(--c-fill);
    color: var(--c-text-2);
    font-size: var(--fs-12);
    line-height: 1rem;
    text-align: center;
  }
  & > [data-state='running'] {
    background: var(--c-live-tint);
    color: var(--c-live);
    font-weight: var(--fw-semi);
  }
  & > [data-state='coming'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--c-line-strong);
    color: var(--c-muted);
  }
  & small {
    font-size: inherit;
    color: var(--c-muted);
    font-weight: var(--fw-regular);
  }
  & b {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 4px;
    max-width: 100%;
    color: var(--c-text);
    font-weight: var(--fw-semi);
    font-size: var(--fs-13);
    overflow-wrap: anywhere;
  }
`;
