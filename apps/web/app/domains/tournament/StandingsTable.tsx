import type { StandingRow } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { Hidden, KitLink } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { FormPills } from './FormPills';
import { teamPath } from './paths';
import * as styles from './standings-table.styles';
import { useTournamentWords } from './use-tournament-words';
import { zoneColor, type ZoneKey, zonesIn } from './zones';

export interface StandingsTableProps {
  readonly caption: string;
  readonly rows: readonly StandingRow[];
  /** Pages of the teams whose rows are marked. */
  readonly marked?: readonly number[];
  /** Only place, team, matches, difference and points. */
  readonly short?: boolean;
}

type PartKey = 'championship' | 'middle' | 'relegation';
const COLUMNS = 12;

/** A league table. On phones it has the columns of the short one. */
export function StandingsTable({ caption, rows, marked = [], short = false }: StandingsTableProps) {
  const { t } = useTournamentWords();
  const hasMoves = rows.some(({ moved }) => moved !== null);
  const hasForm = !short && rows.some(({ form }) => form.length > 0);
  // A part of a table, on the page of a team, leads to the whole one with its legend.
  const zones = short && marked.length > 0 ? [] : zonesIn(rows);
  const wide = short ? styles.never : styles.wide;
  const parts = partsOf(rows);
  return (
    <div css={styles.root}>
      <table css={styles.table}>
        <caption>
          <Hidden>{caption}</Hidden>
        </caption>
        <thead>
          <tr>
            <Head short="#" long={t('rank')} />
            {hasMoves && <Head short="" long={t('moved')} />}
            <th scope="col" css={styles.teamHead}>
              {t('team')}
            </th>
            <Head short={t('playedShort')} long={t('played')} />
            <Head css={wide} short={t('winsShort')} long={t('wins')} />
            <Head css={wide} short={t('drawsShort')} long={t('draws')} />
            <Head css={wide} short={t('lossesShort')} long={t('losses')} />
            <Head css={wide} short={t('goalsShort')} long={t('goals')} />
            <Head short={t('differenceShort')} long={t('difference')} />
            <Head short={t('points')} long={t('points')} />
            {hasForm && <th css={[wide, styles.formHead]} scope="col" children={t('form')} />}
            {!short && <th css={wide} scope="col" children={t('next')} />}
          </tr>
        </thead>
        {parts.map(({ part, rows: ofPart }) => (
          <tbody key={part ?? ''}>
            {parts.length > 1 && (
              <tr>
                <th scope="rowgroup" colSpan={COLUMNS} css={styles.part}>
                  {t(`part.${part ?? 'over'}`)}
                </th>
              </tr>
            )}
            {ofPart.map((row) => (
              <Row
                key={row.team.teamId}
                row={row}
                {...{ hasMoves, hasForm, short }}
                isMarked={row.team.pageId !== undefined && marked.includes(row.team.pageId)}
              />
            ))}
          </tbody>
        ))}
      </table>
      {zones.length > 0 && (
        <ul css={styles.legend}>
          {zones.map((zone) => (
            <li key={zone}>
              <span css={styles.swatch} style={{ background: zoneColor[zone] }} />
              {t(`zone.${zone}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Rows of a divided table by part, in their order; one part for any other table. */
function partsOf(rows: readonly StandingRow[]): { part: PartKey | null; rows: StandingRow[] }[] {
  return [...Map.groupBy(rows, ({ part }) => part)].map(([part, ofPart]) => ({
    part: part as PartKey | null,
    rows: ofPart,
  }));
}

function Head({ short, long, className }: { short: string; long: string; className?: string }) {
  return (
    <th scope="col" className={className}>
      <abbr title={long} aria-hidden="true">
        {short}
      </abbr>
      <Hidden>{long}</Hidden>
    </th>
  );
}

interface RowProps {
  readonly row: StandingRow;
  readonly hasMoves: boolean;
  readonly hasForm: boolean;
  readonly short: boolean;
  readonly isMarked: boolean;
}

const Row = observer(function Row({ row, hasMoves, hasForm, short, isMarked }: RowProps) {
  const { t } = useTournamentWords();
  const { team, rank, played, wins, draws, losses, goalsFor, goalsAgainst, points, zone, live, next, form } = row;
  const path = teamPath(team);
  const known = zone as ZoneKey | null;
  const wide = short ? styles.never : styles.wide;
  return (
    <tr css={isMarked && styles.marked} aria-current={isMarked || undefined}>
      <td css={styles.rank} style={known ? { boxShadow: `inset 3px 0 ${zoneColor[known]}` } : undefined}>
        {rank}
        {known && <Hidden> {t(`zone.${known}`)}</Hidden>}
      </td>
      {hasMoves && (
        <td css={styles.moved}>
          <Moved places={row.moved ?? 0} />
        </td>
      )}
      <th scope="row" css={styles.team}>
        <span css={styles.teamInside}>
          <Crest code={team.code} colors={team.colors} size={20} />
          {path ? (
            <KitLink href={path} css={styles.name} title={team.name}>
              {team.name}
            </KitLink>
          ) : (
            <span css={styles.name} title={team.name}>
              {team.name}
            </span>
          )}
          {live && (
            <KitLink href={`/truc-tiep/${live.link}`} css={styles.live}>
              <Hidden>{t('liveScore', { score: '' })}</Hidden>
              {live.score.join('–')}
            </KitLink>
          )}
        </span>
      </th>
      <td>{played}</td>
      <td css={wide}>{wins}</td>
      <td css={wide}>{draws}</td>
      <td css={wide}>{losses}</td>
      <td css={wide}>
        {goalsFor}:{goalsAgainst}
      </td>
      <td>{signed(goalsFor - goalsAgainst)}</td>
      <td css={styles.points}>{points}</td>
      {hasForm && (
        <td css={wide}>
          <FormPills form={form} />
        </td>
      )}
      {!short && (
        <td css={wide}>
          {next && (
            <KitLink
              href={`/truc-tiep/${next.link}`}
              css={styles.next}
              aria-label={t('nextMatch', { team: next.opponent.name })}
              title={next.opponent.name}
            >
              <Crest code={next.opponent.code} colors={next.opponent.colors} size={20} />
            </KitLink>
          )}
        </td>
      )}
    </tr>
  );
});

function Moved({ places }: { readonly places: number }) {
  const { t } = useTournamentWords();
  if (places === 0)
    return (
      <>
        <span aria-hidden="true">–</span>
        <Hidden>{t('same')}</Hidden>
      </>
    );
  const isUp = places > 0;
  const number = Math.abs(places);
  return (
    <span css={isUp ? styles.up : styles.down}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {number}
      </span>
      <Hidden>{t(isUp ? 'up' : 'down', { number })}</Hidden>
    </span>
  );
}

/** With the minus sign that fans read as one. */
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));
