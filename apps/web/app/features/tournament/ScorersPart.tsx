import { css } from '@emotion/react';
import type { Scorers } from '@khandai/contracts';
import { Crest } from '@khandai/match-ui';
import { clipCss, EmptyState, icons, KitLink, numCss, Panel } from '@khandai/ui-kit';
import { HiddenPart, teamPath, useTournamentWords } from '../../domains/tournament';
import { RetryPanel } from '../../shell/frame/EmptyPanel';
import type { PartProps } from './TournamentPage';

export function ScorersPart({ data, hidden, go }: PartProps) {
  const { t } = useTournamentWords();
  const { scorers } = data;
  if (hidden) return <HiddenPart />;
  if (!scorers?.ok)
    return (
      <RetryPanel
        title={t('failed')}
        text={t('failedText')}
        onRetry={() => {
          void go({});
        }}
      />
    );
  if (scorers.value.list.length === 0)
    return <EmptyState framed icon={icons.trophy} title={t('empty')} text={t('emptyScorers')} />;
  return <ScorerList scorers={scorers.value} />;
}

/** Scorers, the best first; those with as many goals share a place. */
export function ScorerList({ scorers, limit }: { readonly scorers: Scorers; readonly limit?: number }) {
  const { t } = useTournamentWords();
  const { list, known, ended } = scorers;
  const placeOf = (goals: number) => 1 + list.filter((other) => other.goals > goals).length;
  return (
    <Panel title={t('scorers')}>
      <ol>
        {list.slice(0, limit).map(({ player, team, goals, penalties }) => {
          const path = teamPath(team);
          return (
            <li key={`${team.teamId} ${player}`} css={row}>
              <span css={place}>{placeOf(goals)}</span>
              <span css={names}>
                <span css={[clipCss, name]}>{player}</span>
                <span css={of}>
                  <Crest code={team.code} colors={team.colors} size={14} />
                  {path ? <KitLink href={path}>{team.name}</KitLink> : team.name}
                </span>
              </span>
              <span css={figures}>
                <b>{goals}</b>
                <small>{penalties > 0 ? t('penaltyGoals', { number: penalties }) : t('noPenalty')}</small>
              </span>
            </li>
          );
        })}
      </ol>
      <p css={note}>{t('scorersKnown', { known, ended })}</p>
    </Panel>
  );
}

const row = css`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  min-height: 52px;
  padding: var(--sp-1) var(--sp-3);
  border-top: 1px solid var(--c-line);
`;

const place = css`
  ${numCss};
  width: 22px;
  text-align: center;
  font-size: var(--fs-13);
  color: var(--c-muted);
`;

const names = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const name = css`
  font-size: var(--fs-14);
  font-weight: var(--fw-medium);
`;

const of = css`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  font-size: var(--fs-12);
  color: var(--c-muted);
`;

const figures = css`
  ${numCss};
  display: grid;
  justify-items: end;
  & small {
    font-size: var(--fs-12);
    color: var(--c-muted);
  }
`;

const note = css`
  padding: var(--sp-2) var(--sp-3);
  border-top: 1px solid var(--c-line);
  font-size: var(--fs-12);
  color: var(--c-muted);
`;
