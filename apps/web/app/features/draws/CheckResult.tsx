import { css } from '@emotion/react';
import type { DrawProof, DrawWinner } from '@khandai/contracts';
import { Hidden, Icon, icons, Num, Panel } from '@khandai/ui-kit';
import { useEngageWords } from '../../domains/engage';
import type { DrawCheck } from './draw-check';
import { ticketOf } from './draw-words';

export interface CheckResultProps {
  readonly check: DrawCheck;
  readonly proof: DrawProof;
  /** The published winners, with their tickets. */
  readonly named: readonly DrawWinner[];
}

/** What came out, step by step. */
export function CheckResult({ check, proof, named }: CheckResultProps) {
  const { t } = useEngageWords();
  const byEntry = new Map(named.map((winner) => [winner.entryId, winner]));
  return (
    <Panel title={t('draws.result')} padded>
      <ol css={steps}>
        {check.steps.map(({ name, isRight, published, computed }) => (
          <li key={name}>
            <p css={[head, isRight ? rightText : wrongText]}>
              <Icon icon={isRight ? icons.check : icons.close} size={18} />
              {t(`draws.steps.${name}`)}: {t(isRight ? 'draws.right' : 'draws.wrong')}
            </p>
            {computed !== undefined && (
              <dl css={values}>
                <dt>{t('draws.valuePublished')}</dt>
                <dd>{published}</dd>
                <dt>{t('draws.valueComputed')}</dt>
                <dd>{computed}</dd>
              </dl>
            )}
          </li>
        ))}
      </ol>
      {check.winners.length > 0 && (
        <>
          <h3 css={sub}>{t('draws.computedWinners', { count: check.winners.length })}</h3>
          <ol css={winners}>
            {check.winners.map(({ entryId, score }, index) => {
              const isRight = proof.results[index] === entryId;
              const winner = byEntry.get(entryId);
              return (
                <li key={entryId}>
                  <span css={isRight ? rightText : wrongText}>
                    <Icon icon={isRight ? icons.check : icons.close} size={16} />
                    <Hidden>{t(isRight ? 'draws.right' : 'draws.wrong')}</Hidden>
                  </span>
                  <Num>{index + 1}</Num>
                  <span css={ids}>
                    {winner && (
                      <b css={who}>
                        {t('draws.ticketOfWinner', {
                          ticket: ticketOf(winner.number),
                          name: winner.name ?? t('draws.gone'),
                        })}
                      </b>
                    )}
                    <code>{entryId}</code>
                    <code css={scoreText}>{t('draws.score', { score })}</code>
                  </span>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Panel>
  );
}

/** Whether all of it is right, in one sentence. */
export function Verdict({ isRight }: Pick<DrawCheck, 'isRight'>) {
  const { t } = useEngageWords();
  return (
    <p css={[verdict, isRight ? right : wrong]}>
      <Icon icon={isRight ? icons.check : icons.close} size={20} />
      {t(isRight ? 'draws.allRight' : 'draws.notRight')}
    </p>
  );
}

const verdict = css`
  display: flex;
  align-items: center;
  gap: var(--sp-2);
  padding: var(--sp-3);
  border-radius: var(--r-2);
  font-weight: 600;
  & > svg {
    flex: none;
  }
`;

const right = css`
  background: var(--c-accent-tint);
  color: var(--c-accent);
`;

const wrong = css`
  background: var(--c-sunken);
  color: var(--c-neg);
`;

const rightText = css`
  color: var(--c-accent);
`;

const wrongText = css`
  color: var(--c-neg);
`;

const steps = css`
  display: grid;
  gap: var(--sp-3);
  padding-bottom: var(--sp-3);
`;

const head = css`
  display: flex;
  gap: var(--sp-2);
  font-weight: 600;
  & > svg {
    flex: none;
  }
`;

const values = css`
  display: grid;
  gap: 0 var(--sp-3);
  margin: var(--sp-1) 0 0;
  font-size: var(--fs-12);
  color: var(--c-text-2);
  & > dd {
    margin: 0;
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
  @media (min-width: 768px) {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

const sub = css`
  font-size: var(--fs-13);
  font-weight: 600;
`;

const winners = css`
  font-size: var(--fs-12);
  & > li {
    display: flex;
    gap: var(--sp-2);
    padding: var(--sp-2) 0;
    border-top: 1px solid var(--c-line);
  }
`;

const ids = css`
  display: grid;
  min-width: 0;
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

const who = css`
  font-family: var(--font);
  font-size: var(--fs-13);
`;

const scoreText = css`
  color: var(--c-text-2);
`;
