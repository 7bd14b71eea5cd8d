import { css } from '@emotion/react';
import { EmptyState, IconButton, icons, Panel, Select } from '@khandai/ui-kit';
import { roundTitle, MatchItem, useTournamentWords } from '../../domains/tournament';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { PartProps } from './TournamentPage';
import { ROUND } from './tournament-parts';

export const RoundPart = (props: PartProps) => <RoundBox {...props} />;

/** The matches of one round, and ways to the others. */
export function RoundBox({ data, hidden, go }: PartProps) {
  const { t } = useTournamentWords();
  const { shownRound, round, tournament } = data;
  if (!shownRound) return null;
  const { rounds } = tournament;
  const at = rounds.findIndex(({ key }) => key === shownRound.key);
  const step = (to: number) => {
    const next = rounds[to];
    if (next) void go({ [ROUND]: next.key });
  };
  return (
    <Panel title={t('rounds')}>
      <div css={bar}>
        <IconButton
          icon={icons.chevronLeft}
          label={t('roundPrevious')}
          disabled={at <= 0}
          onClick={() => {
            step(at - 1);
          }}
        />
        <Select
          label={t('chooseRound')}
          value={shownRound.key}
          options={rounds.map((one) => ({ value: one.key, label: roundTitle(t, one) }))}
          onChange={(key) => {
            void go({ [ROUND]: key });
          }}
        />
        <IconButton
          icon={icons.chevronRight}
          label={t('roundNext')}
          disabled={at >= rounds.length - 1}
          onClick={() => {
            step(at + 1);
          }}
        />
      </div>
      <p css={count}>
        {t('roundCount', { ended: shownRound.ended, total: shownRound.total })}
        {shownRound.live > 0 && ` · ${t('liveCount', { number: shownRound.live })}`}
      </p>
      {round?.ok ? (
        round.value.list.length > 0 ? (
          <ul css={list}>
            {round.value.list.map((fixture) => (
              <li key={fixture.fixtureId}>
                <MatchItem fixture={fixture} hidden={hidden} compact={data.part === 'table'} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState icon={icons.calendar} title={t('empty')} text={t('emptyMatches')} />
        )
      ) : (
        <RetryPanel
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => {
            void go({});
          }}
        />
      )}
    </Panel>
  );
}

const bar = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--sp-2);
  padding: 0 var(--sp-2);
`;

const count = css`
  padding: 0 var(--sp-3) var(--sp-2);
  text-align: center;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const list = css`
  container-type: inline-size;
`;
