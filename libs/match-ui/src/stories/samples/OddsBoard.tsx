import { type ReactNode, useMemo } from 'react';
import { OddsFrame } from '../../odds/OddsFrame.js';
import { OddsMatchRows } from '../../odds/OddsMatchRows.js';
import {
  columnsOf,
  type OddsChoice,
  type OddsHalf,
  type OddsLabels,
  type OddsLeagueView,
} from '../../odds/odds-view.js';

export interface OddsBoardProps {
  labels: OddsLabels;
  leagues: readonly OddsLeagueView[];
  /**
   * Below 1200 px only this half fits; from 1200 px both halves are side by side. `extra` appears alone at every width.
   */
  half: OddsHalf;
  showOpening?: boolean | undefined;
  /** With it, prices are buttons. */
  onChoose?: ((choice: OddsChoice) => void) | undefined;
  chosen?: OddsChoice | undefined;
  /** Content under the match of the chosen price: a PayoutNote. */
  note?: ReactNode;
  /** Replaces the prices of each match. */
  cover?: ReactNode;
}

/**
 * A whole board from one list of matches, for stories and tests. Pages use OddsFrame with rows that each subscribe to
 * their prices.
 */
export function OddsBoard({ labels, leagues, half, showOpening, onChoose, chosen, note, cover }: OddsBoardProps) {
  const matches = useMemo(
    () => new Map(leagues.flatMap((league) => league.matches.map((match) => [match.id, match]))),
    [leagues],
  );
  const columns = useMemo(() => columnsOf(matches.values()), [matches]);
  const groups = useMemo(
    () => leagues.map(({ matches: list, ...group }) => ({ ...group, matchIds: list.map(({ id }) => id) })),
    [leagues],
  );
  const renderMatch = (id: string) => {
    const match = matches.get(id);
    const mine = chosen?.matchId === id;
    return (
      match && (
        <OddsMatchRows
          key={id}
          match={match}
          labels={labels}
          columns={columns}
          half={half}
          onChoose={onChoose}
          chosen={mine ? chosen : undefined}
          note={mine ? note : undefined}
          cover={cover}
        />
      )
    );
  };
  return (
    <OddsFrame
      labels={labels}
      columns={columns}
      half={half}
      showOpening={showOpening}
      leagues={groups}
      renderMatch={renderMatch}
    />
  );
}
