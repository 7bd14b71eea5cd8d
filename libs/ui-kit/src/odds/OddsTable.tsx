import { type ReactNode, useMemo } from 'react';
import { Crest } from '../primitives/Crest.js';
import { OddsMatchRows } from './OddsMatchRows.js';
import * as styles from './odds-table.styles.js';
import { columnsOf, type OddsChoice, type OddsColumns, type OddsHalf, type OddsLabels, type OddsLeagueView } from './odds-view.js';

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
  const columns = useColumns(leagues);
  return (
    <table
      role="table"
      aria-label={labels.caption}
      css={styles.table}
      data-half={half}
      data-markets={columns[half].length}
      data-opening={showOpening || undefined}
    >
      <Head labels={labels} columns={columns} />
      {leagues.map((league) => [
        <LeagueRow key={`league-${league.id}`} league={league} columns={columns} />,
        ...league.matches.map((match) => (
          <OddsMatchRows
            key={match.id}
            match={match}
            labels={labels}
            columns={columns}
            onChoose={onChoose}
            chosen={chosen?.matchId === match.id ? chosen : undefined}
            note={chosen?.matchId === match.id ? note : undefined}
          />
        )),
      ])}
    </table>
  );
}

/** The same object while the columns stay, so that rows whose match did not change are not drawn again. */
function useColumns(leagues: readonly OddsLeagueView[]): OddsColumns {
  const written = JSON.stringify(columnsOf(leagues));
  return useMemo(() => JSON.parse(written) as OddsColumns, [written]);
}

const widthOf = ({ full, half }: OddsColumns): number => 2 + full.length + half.length;

function Head({ labels, columns }: { labels: OddsLabels; columns: OddsColumns }) {
  return (
    <thead role="rowgroup" css={styles.head}>
      <tr role="row">
        <th role="columnheader" scope="col" rowSpan={2} css={styles.timeHead}>
          {labels.time}
        </th>
        <th role="columnheader" scope="col" rowSpan={2} css={styles.matchHead}>
          {labels.match}
        </th>
        <th role="columnheader" scope="colgroup" colSpan={columns.full.length} css={styles.groupHead} data-of="full">
          {labels.full}
        </th>
        <th role="columnheader" scope="colgroup" colSpan={columns.half.length} css={[styles.groupHead, styles.lastHead]} data-of="half">
          {labels.half}
        </th>
      </tr>
      <tr role="row">
        {(['full', 'half'] as const).flatMap((half) =>
          columns[half].map((market) => (
            <th
              key={half + market}
              role="columnheader"
              scope="col"
              css={[styles.marketHead, market === 'oneXTwo' && styles.narrowHead]}
              data-of={half}
            >
              {labels[market]}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}

function LeagueRow({ league, columns }: { league: OddsLeagueView; columns: OddsColumns }) {
  return (
    <tbody role="rowgroup" css={styles.leagueBody}>
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={widthOf(columns)}>
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
