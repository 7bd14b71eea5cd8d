import { ChartTable, type MinuteMark, type WinPoint } from '@khandai/match-ui';
import { resultPercents } from './percent';
import { useStatsWords } from './use-stats-words';

const ROW_EVERY = 5;

interface WinTableProps {
  readonly points: readonly WinPoint[];
  readonly goals: readonly MinuteMark[];
  /** Column heads. */
  readonly results: { readonly home: string; readonly draw: string; readonly away: string };
}

/** The probabilities of every fifth minute, those of goals, and the last. */
export function WinTable({ points, goals, results }: WinTableProps) {
  const { t } = useStatsWords();
  const ofGoals = new Set(goals.map(({ minute }) => minute));
  const rows = points.filter(
    ({ minute }, index) => minute % ROW_EVERY === 0 || ofGoals.has(minute) || index === points.length - 1,
  );
  return (
    <ChartTable
      label={t('table')}
      caption={t('winTable')}
      columns={[t('minute'), results.home, results.draw, results.away]}
      rows={rows.map((point) => {
        const { home, draw, away } = resultPercents(point);
        return { id: String(point.minute), head: `${point.minute}′`, cells: [home, draw, away] };
      })}
    />
  );
}
