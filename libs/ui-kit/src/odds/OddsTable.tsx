import type { ReactNode } from 'react';
import { Crest } from '../primitives/Crest.js';
import { OddsMatchRows } from './OddsMatchRows.js';
import * as styles from './odds-table.styles.js';
import type { OddsChoice, OddsHalf, OddsLabels, OddsLeagueView } from './odds-view.js';

export interface OddsTableProps {
  labels: OddsLabels;
  leagues: readonly OddsLeagueView[];
  /** Below 1200 px there is room for one half; both stand side by side above. */
  half: OddsHalf;
  showOpening?: boolean | undefined;
  /** Makes prices buttons. */
  onChoose?: ((choice: OddsChoice) => void) | undefined;
  chosen?: OddsChoice | undefined;
  /** Under the match of the chosen price: a PayoutNote. */
  note?: ReactNode;
}

/**
 * One true table from 1200 px; below, the same elements as a block per match.
 * Roles are written out because a change of display takes a table's meaning away.
 */
export function OddsTable({ labels, leagues, half, showOpening = true, onChoose, chosen, note }: OddsTableProps) {
  return (
    <table role="table" aria-label={labels.caption} css={styles.table} data-half={half} data-opening={showOpening || undefined}>
      <Head labels={labels} />
      {leagues.map((league) => [
        <LeagueRow key={`league-${league.id}`} league={league} />,
        ...league.matches.map((match) => (
          <OddsMatchRows
            key={match.id}
            match={match}
            labels={labels}
            onChoose={onChoose}
            chosen={chosen?.matchId === match.id ? chosen : undefined}
            note={chosen?.matchId === match.id ? note : undefined}
          />
        )),
      ])}
    </table>
  );
}

function Head({ labels }: { labels: OddsLabels }) {
  const markets = [labels.handicap, labels.overUnder, labels.oneXTwo];
  return (
    <thead role="rowgroup" css={styles.head}>
      <tr role="row">
        <th role="columnheader" scope="col" rowSpan={2} css={styles.timeHead}>
          {labels.time}
        </th>
        <th role="columnheader" scope="col" rowSpan={2} css={styles.matchHead}>
          {labels.match}
        </th>
        <th role="columnheader" scope="colgroup" colSpan={3} css={styles.groupHead} data-of="full">
          {labels.full}
        </th>
        <th role="columnheader" scope="colgroup" colSpan={3} css={[styles.groupHead, styles.lastHead]} data-of="half">
          {labels.half}
        </th>
      </tr>
      <tr role="row">
        {(['full', 'half'] as const).flatMap((half) =>
          markets.map((market, n) => (
            <th key={half + market} role="columnheader" scope="col" css={[styles.marketHead, n === 2 && styles.narrowHead]} data-of={half}>
              {market}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

function LeagueRow({ league }: { league: OddsLeagueView }) {
  return (
    <tbody role="rowgroup" css={styles.leagueBody}>
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={8}>
          <span>
            {league.crest && <Crest {...league.crest} size={20} />}
            {league.name}
            {league.round && <small>{league.round}</small>}
          </span>
        </th>
      </tr>
    </tbody>
  );
}
