import { memo } from 'react';
import type { ReactNode } from 'react';
import { KitLink } from '../link/LinkProvider.js';
import { StateLabel } from '../match/StateLabel.js';
import { Badge } from '../primitives/Badge.js';
import { Crest } from '../primitives/Crest.js';
import { clipCss } from '../primitives/text.js';
import {
  cellOf,
  type OddsChoice,
  type OddsColumns,
  type OddsHalf,
  type OddsLabels,
  type OddsMatchView,
  type OddsSide,
  type OddsTeamView,
} from './odds-view.js';
import * as styles from './odds-table.styles.js';
import { LineCell, OpeningPrice, PriceCell } from './PriceCell.js';

export interface OddsMatchRowsProps {
  match: OddsMatchView;
  labels: OddsLabels;
  columns: OddsColumns;
  onChoose?: ((choice: OddsChoice) => void) | undefined;
  chosen?: OddsChoice | undefined;
  note?: ReactNode;
}

const HALVES: readonly OddsHalf[] = ['full', 'half'];

/** The rows of one match: home, away, draw, and a note when a price is chosen. Redrawn only when its own match changes. */
export const OddsMatchRows = memo(function OddsMatchRows({ match, labels, columns, onChoose, chosen, note }: OddsMatchRowsProps) {
  const cells = (side: OddsSide) => (
    <Cells side={side} match={match} labels={labels} columns={columns} onChoose={onChoose} chosen={chosen} />
  );
  return (
    <tbody role="rowgroup" css={styles.matchBody}>
      <tr role="row">
        <td role="cell" css={styles.when} rowSpan={3}>
          <span data-part="time">{match.time}</span>
          <StateLabel {...match.state} />
          {match.badge && (
            <span data-part="badge">
              <Badge>{match.badge}</Badge>
            </span>
          )}
        </td>
        <TeamCell team={match.home} side="home" href={match.href} label={match.label} />
        <MarketNames labels={labels} columns={columns} />
        <RowCode side="home">{match.home.code}</RowCode>
        {cells('home')}
      </tr>
      <tr role="row">
        <TeamCell team={match.away} side="away" />
        <RowCode side="away">{match.away.code}</RowCode>
        {cells('away')}
      </tr>
      <tr role="row">
        <th role="rowheader" scope="row" css={[styles.team, styles.drawTeam]}>
          {labels.draw}
        </th>
        <RowCode side="draw">{labels.draw}</RowCode>
        {cells('draw')}
      </tr>
      {note && (
        <tr role="row">
          <td role="cell" colSpan={2 + columns.full.length + columns.half.length} css={styles.note}>
            {note}
          </td>
        </tr>
      )}
    </tbody>
  );
});

function TeamCell({
  team,
  side,
  href,
  label,
}: {
  team: OddsTeamView;
  side: 'home' | 'away';
  href?: string | undefined;
  label?: string | undefined;
}) {
  return (
    <th role="rowheader" scope="row" css={[styles.team, side === 'home' ? styles.homeTeam : styles.awayTeam]}>
      <span>
        <Crest {...team.crest} size={20} />
        {href ? (
          <KitLink href={href} css={[clipCss, styles.teamLink]} title={label ?? team.name}>
            {team.name}
          </KitLink>
        ) : (
          <span css={clipCss} title={team.name}>
            {team.name}
          </span>
        )}
        {team.score !== undefined && <span css={styles.score}>{team.score}</span>}
      </span>
    </th>
  );
}

/** Names of the markets over a match's own block; the table's head says them from 1200 px. */
function MarketNames({ labels, columns }: { labels: OddsLabels; columns: OddsColumns }) {
  return (
    <>
      <td css={[styles.marketName, styles.marketCorner]} aria-hidden="true" />
      {HALVES.flatMap((half) =>
        columns[half].map((market) => (
          <td key={half + market} css={styles.marketName} data-of={half} aria-hidden="true">
            {labels[market]}
          </td>
        )),
      )}
    </>
  );
}

function RowCode({ side, children }: { side: OddsSide; children: ReactNode }) {
  return (
    <td css={[styles.code, styles.rows[side]]} aria-hidden="true">
      {children}
    </td>
  );
}

function Cells({ side, match, labels, columns, onChoose, chosen }: Omit<OddsMatchRowsProps, 'note'> & { side: OddsSide }) {
  return HALVES.flatMap((half) =>
    columns[half].map((market) => {
      const cell = cellOf(match[half], market, side, labels);
      const on = chosen?.half === half && chosen.market === market && chosen.side === side;
      return (
        <td key={half + market} role="cell" css={[styles.cell, styles.rows[side], on && styles.chosenCell]} data-of={half}>
          {cell && (
            <div css={styles.inside}>
              <LineCell line={cell.line} openingLine={cell.openingLine} word={cell.word} openingLabel={labels.opening} css={styles.line} />
              <span css={styles.now}>
                <Price
                  pressed={on}
                  onPress={
                    onChoose && cell.price.state === undefined ? () => onChoose({ matchId: match.id, half, market, side }) : undefined
                  }
                >
                  <PriceCell {...cell.price} labels={labels} css={styles.price} />
                </Price>
                {cell.price.opening !== undefined && (
                  <OpeningPrice text={cell.price.opening} label={labels.opening} css={styles.openingPrice} />
                )}
              </span>
            </div>
          )}
        </td>
      );
    }),
  );
}

function Price({ pressed, onPress, children }: { pressed: boolean; onPress?: (() => void) | undefined; children: ReactNode }) {
  if (!onPress) return <span css={styles.priceSlot}>{children}</span>;
  return (
    <button type="button" css={[styles.priceSlot, styles.priceButton]} aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}
