import { memo, type ReactNode, type Ref } from 'react';
import { Badge, Icon, KitLink, icons } from '@khandai/ui-kit';
import { StateLabel } from '../match/StateLabel.js';
import { Crest } from '../match/Crest.js';
import { OddsCell } from './OddsCell.js';
import { cellName, cellOf } from './odds-cell.js';
import {
  type OddsChoice,
  type OddsColumns,
  type OddsHalf,
  type OddsHeadView,
  type OddsLabels,
  type OddsMatchView,
  type OddsSide,
  type OddsTeamView,
  partsBeside,
} from './odds-view.js';
import { sameView } from './same-view.js';

export interface OddsMatchRowsProps {
  match: OddsMatchView;
  labels: OddsLabels;
  columns: OddsColumns;
  half: OddsHalf;
  onChoose?: ((choice: OddsChoice) => void) | undefined;
  chosen?: OddsChoice | undefined;
  note?: ReactNode;
  /** Replaces all prices of the match, which are not rendered. */
  cover?: ReactNode;
  /** Ref of the element with the match's rows, e.g. to observe whether it is on screen. */
  rowsRef?: Ref<HTMLTableSectionElement> | undefined;
}

/** The rows of one match: home, away, draw, and a note when a price is chosen. Only changed parts render again. */
export const OddsMatchRows = /* @__PURE__ */ memo(function OddsMatchRows(props: OddsMatchRowsProps) {
  const { match, labels, columns, half, note, cover, rowsRef } = props;
  return (
    <tbody ref={rowsRef} role="rowgroup" data-part="match" data-noted={note ? true : undefined}>
      <tr role="row" data-row="home">
        <When time={match.time} state={match.state} badge={match.badge} room={match.room} />
        <TeamCell team={match.home} side="home" href={match.href} label={match.label} />
        <MarketNames labels={labels} columns={columns} half={half} />
        <RowCode>{match.home.code}</RowCode>
        {!cover && <Cells {...props} side="home" />}
      </tr>
      <tr role="row" data-row="away">
        <TeamCell team={match.away} side="away" />
        <RowCode>{match.away.code}</RowCode>
        {!cover && <Cells {...props} side="away" />}
      </tr>
      <tr role="row" data-row="draw">
        <th role="rowheader" scope="row" data-part="draw">
          {labels.draw}
        </th>
        <RowCode>{labels.draw}</RowCode>
        {!cover && <Cells {...props} side="draw" />}
      </tr>
      {cover && (
        <tr role="row" data-row="cover">
          <td role="cell" data-part="cover">
            {cover}
          </td>
        </tr>
      )}
      {note && (
        <tr role="row" data-row="note">
          <td role="cell" data-part="note">
            {note}
          </td>
        </tr>
      )}
    </tbody>
  );
});

const When = /* @__PURE__ */ memo(function When({
  time,
  state,
  badge,
  room,
}: Pick<OddsHeadView, 'time' | 'state' | 'badge' | 'room'>) {
  return (
    <td role="cell" data-part="when" rowSpan={3}>
      <span data-part="time">{time}</span>
      <StateLabel {...state} />
      {badge && (
        <span data-part="badge">
          <Badge>{badge}</Badge>
        </span>
      )}
      {room && (
        <KitLink href={room.href} aria-label={room.label} title={room.label} data-part="room">
          <Icon icon={icons.play} size={14} />
        </KitLink>
      )}
    </td>
  );
}, sameView);

interface TeamCellProps {
  team: OddsTeamView;
  side: 'home' | 'away';
  href?: string | undefined;
  label?: string | undefined;
}

const TeamCell = /* @__PURE__ */ memo(function TeamCell({ team, side, href, label }: TeamCellProps) {
  return (
    <th role="rowheader" scope="row" data-part="team" data-side={side}>
      <span>
        <Crest {...team.crest} size={20} />
        {href ? (
          <KitLink href={href} title={label ?? team.name} data-part="name">
            {team.name}
          </KitLink>
        ) : (
          <span title={team.name} data-part="name">
            {team.name}
          </span>
        )}
        {team.score !== undefined && <span data-part="score">{team.score}</span>}
      </span>
    </th>
  );
}, sameView);

/** Names of the markets above a match's own block; from 1200 px the table's head shows them instead. */
const MarketNames = /* @__PURE__ */ memo(function MarketNames({
  labels,
  columns,
  half,
}: {
  labels: OddsLabels;
  columns: OddsColumns;
  half: OddsHalf;
}) {
  return (
    <>
      <td data-part="market-name" aria-hidden="true" />
      {columns[half].map((category) => (
        <td key={category} data-part="market-name" aria-hidden="true">
          {labels.categories[category]}
        </td>
      ))}
    </>
  );
}, sameView);

function RowCode({ children }: { children: ReactNode }) {
  return (
    <td data-part="code" aria-hidden="true">
      {children}
    </td>
  );
}

function Cells({ side, match, labels, columns, half, onChoose, chosen }: OddsMatchRowsProps & { side: OddsSide }) {
  return partsBeside(half, columns).flatMap((part) =>
    columns[part].map((category) => (
      <OddsCell
        key={category}
        part={part}
        matchId={match.id}
        category={category}
        side={side}
        view={cellOf(match[part], category, side, labels)}
        name={onChoose && cellName(match, { part, category, side }, labels)}
        labels={labels}
        chosen={chosen?.category === category && chosen.side === side}
        onChoose={onChoose}
      />
    )),
  );
}
