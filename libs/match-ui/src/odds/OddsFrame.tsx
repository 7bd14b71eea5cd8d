import { memo, type ReactNode } from 'react';
import { Crest } from '../match/Crest.js';
import { cellStyles } from './odds-cell.styles.js';
import { frameStyles } from './odds-frame.styles.js';
import { matchStyles } from './odds-match.styles.js';
import { marketLabel, type OddsColumns, type OddsGroupView, type OddsHalf, type OddsLabels, partsBeside } from './odds-view.js';
import { sameView } from './same-view.js';

export interface OddsFrameProps {
  labels: OddsLabels;
  columns: OddsColumns;
  /** Below 1200 px there is room for one half; both stand side by side above. `extra` stands alone everywhere. */
  half: OddsHalf;
  showOpening?: boolean | undefined;
  leagues: readonly (OddsGroupView & { matchIds: readonly string[] })[];
  /**
   * Draws the rows of one match: an OddsMatchRows with the match's id as key. Keep it the same function from one
   * drawing to the next: leagues are drawn again only when it, or they, change.
   */
  renderMatch: (matchId: string) => ReactNode;
}

/**
 * The odds table without its matches, whose rows may each follow prices by themselves. One table from 1200 px, a block
 * per match below. Always grids: the parts of a true table can neither be contained nor left out while off screen, and
 * each new price would lay out the whole board. Roles are written out, as a change of display takes a table's meaning away.
 */
export function OddsFrame({ labels, columns, half, showOpening = true, leagues, renderMatch }: OddsFrameProps) {
  return (
    <table
      role="table"
      aria-label={labels.caption}
      css={root}
      data-half={half}
      data-markets={columns[half].length}
      data-beside={partsBeside(half, columns).reduce((sum, part) => sum + columns[part].length, 0)}
      data-draws={columns[half].some((market) => market === 'oneXTwo' || market === 'doubleChance') || undefined}
      data-opening={showOpening || undefined}
    >
      <Head labels={labels} columns={columns} half={half} />
      {leagues.map((league) => (
        <League key={league.id} league={league} renderMatch={renderMatch} />
      ))}
    </table>
  );
}

// One set of rules for the whole table: a board has tens of thousands of parts, each of which would carry its own.
const root = [frameStyles, matchStyles, cellStyles];

const Head = /* @__PURE__ */ memo(function Head({ labels, columns, half }: Pick<OddsFrameProps, 'labels' | 'columns' | 'half'>) {
  const parts = partsBeside(half, columns);
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" rowSpan={2} data-part="time-head">
          {labels.time}
        </th>
        <th role="columnheader" scope="col" rowSpan={2} data-part="match-head">
          {labels.match}
        </th>
        {parts.map((part) => (
          <th
            key={part}
            role="columnheader"
            scope="colgroup"
            colSpan={columns[part].length}
            data-part="group-head"
            data-span={columns[part].length}
          >
            {part === 'extra' ? labels.extra?.title : labels[part]}
          </th>
        ))}
      </tr>
      <tr role="row">
        {parts.flatMap((part) =>
          columns[part].map((market) => (
            <th key={part + market} role="columnheader" scope="col" data-part="market-head">
              {marketLabel(part, market, labels)}
            </th>
          )),
        )}
      </tr>
    </thead>
  );
}, sameView);

interface LeagueProps {
  league: OddsFrameProps['leagues'][number];
  renderMatch: OddsFrameProps['renderMatch'];
}

const League = /* @__PURE__ */ memo(function League({ league, renderMatch }: LeagueProps) {
  return (
    <>
      <tbody role="rowgroup" data-part="league">
        <tr role="row">
          <th role="rowheader" scope="rowgroup">
            <span>
              {league.crest && <Crest {...league.crest} size={20} />}
              {league.name}
              {league.round && <small>{league.round}</small>}
            </span>
          </th>
        </tr>
      </tbody>
      {league.matchIds.map(renderMatch)}
    </>
  );
}, sameView);
