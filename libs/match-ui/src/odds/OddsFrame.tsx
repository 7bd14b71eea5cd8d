import { memo, type ReactNode } from 'react';
import { KitLink } from '@khandai/ui-kit';
import { Crest } from '../match/Crest.js';
import { cellStyles } from './odds-cell.styles.js';
import { frameStyles } from './odds-frame.styles.js';
import { matchStyles } from './odds-match.styles.js';
import { type OddsColumns, type OddsGroupView, type OddsHalf, type OddsLabels, partsBeside } from './odds-view.js';
import { sameView } from './same-view.js';

/** Categories with a third price, which has a row of its own. */
const DRAWN: readonly string[] = ['europeOdds', 'europeOddsHalf', 'doubleChance'];

export interface OddsFrameProps {
  labels: OddsLabels;
  columns: OddsColumns;
  /**
   * Below 1200 px only this half fits; from 1200 px both halves are side by side. `extra` appears alone at every width.
   */
  half: OddsHalf;
  showOpening?: boolean | undefined;
  leagues: readonly (OddsGroupView & { matchIds: readonly string[] })[];
  /**
   * Renders the rows of one match: an OddsMatchRows with the match id as key. Pass a stable function: a league renders
   * again only when this function or the league changes.
   */
  renderMatch: (matchId: string) => ReactNode;
}

/**
 * The odds table without its matches, whose rows can each subscribe to prices. One table from 1200 px, one block per
 * match below. The layout is always a grid: CSS containment and content-visibility do not work on table parts, and each
 * new price would cause a layout of the whole board. Explicit ARIA roles, because a different `display` removes the
 * table semantics.
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
      data-draws={columns[half].some((category) => DRAWN.includes(category)) || undefined}
      data-opening={showOpening || undefined}
    >
      <Head labels={labels} columns={columns} half={half} />
      {leagues.map((league) => (
        <League key={league.id} league={league} renderMatch={renderMatch} />
      ))}
    </table>
  );
}

// One set of rules for the whole table: a board has tens of thousands of elements, and each would otherwise carry its
// own class.
const root = [frameStyles, matchStyles, cellStyles];

const Head = /* @__PURE__ */ memo(function Head({
  labels,
  columns,
  half,
}: Pick<OddsFrameProps, 'labels' | 'columns' | 'half'>) {
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
            {labels[part]}
          </th>
        ))}
      </tr>
      <tr role="row">
        {parts.flatMap((part) =>
          columns[part].map((category) => (
            <th key={category} role="columnheader" scope="col" data-part="market-head">
              {labels.categories[category]}
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
              {league.href ? <KitLink href={league.href}>{league.name}</KitLink> : league.name}
              {league.round && <small>{league.round}</small>}
            </span>
          </th>
        </tr>
      </tbody>
      {league.matchIds.map(renderMatch)}
    </>
  );
}, sameView);
