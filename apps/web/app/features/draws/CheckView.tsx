import { css } from '@emotion/react';
import { ApiError } from '@khandai/api-client';
import type { DrawProof, DrawWinner } from '@khandai/contracts';
import { Button, ErrorState, Icon, icons, KitLink, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { DRAWS, EngageFrame, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { Part } from '../../shell/parts/Part';
import { downloadFile } from '../../shell/services/download-file';
import { useServices } from '../../shell/services/services';
import { CheckResult, Verdict } from './CheckResult';
import { checkDraw, type DrawCheck } from './draw-check';
import { DrawsSkeleton } from './DrawsSkeleton';
import { Hash } from './Hash';
import { UnknownDraw } from './UnknownDraw';

interface ShownProof {
  readonly published: DrawProof;
  /** The winners as the page of the draw names them. The check does not use them. */
  readonly named: readonly DrawWinner[];
}

/** Computes the winners of a draw again, in this browser, from what is published. */
export const CheckView = observer(function CheckView({ drawId }: { drawId: number }) {
  const { t } = useEngageWords();
  const { api, log } = useServices();
  const [proof] = useState(
    () =>
      new Part<ShownProof | 'unknown'>({
        fetch: async (signal) => {
          const params = { id: drawId };
          try {
            const [published, { results }] = await Promise.all([
              api.call('GET /au/api/lucky/proof/{id}', { params }, signal),
              api.call('GET /au/api/lucky/info/{id}', { params }, signal),
            ]);
            return { published, named: results };
          } catch (error) {
            if (error instanceof ApiError && error.status === 404) return 'unknown';
            throw error;
          }
        },
        report: (error) => {
          log.warn('the list of a draw', error);
        },
      }),
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const visit = new AbortController();
    void proof.load(visit.signal);
    return () => {
      visit.abort();
    };
  }, [proof, attempt]);
  const { value, state } = proof;
  return (
    <EngageFrame>
      <p>
        <KitLink href={`${DRAWS}/${drawId}`} css={back}>
          <Icon icon={icons.chevronLeft} size={18} />
          {t('draws.toDraw', { id: drawId })}
        </KitLink>
      </p>
      {value !== 'unknown' && (
        <>
          <h1 css={title}>{t('draws.checkHeading')}</h1>
          <p css={text}>{t('draws.checkIntro')}</p>
        </>
      )}
      {!value && state === 'loading' && <DrawsSkeleton />}
      {!value && state === 'failed' && (
        <Panel>
          <ErrorState
            title={t('draws.listFailed')}
            text={t('draws.listFailedText')}
            action={
              <Button
                onClick={() => {
                  setAttempt(attempt + 1);
                }}
              >
                {t('retry')}
              </Button>
            }
          />
        </Panel>
      )}
      {value === 'unknown' && <UnknownDraw />}
      {value && value !== 'unknown' && <Proof {...value} />}
    </EngageFrame>
  );
});

function Proof({ published: proof, named }: ShownProof) {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { log } = useServices();
  const [check, setCheck] = useState<DrawCheck | 'running' | 'failed'>();
  const { drawId, title: name, seed, seedHash, listHash, entries, winners } = proof;
  const run = async () => {
    setCheck('running');
    try {
      setCheck(await checkDraw(proof));
    } catch (error) {
      log.warn('computing a draw', error);
      setCheck('failed');
    }
  };
  return (
    <>
      <Panel title={t('draws.published', { title: name })} padded>
        <div css={root}>
          <Hash name={t('draws.seedHash')} value={seedHash} />
          <Hash name={t('draws.listHash')} value={listHash} />
          {seed === null ? <p css={text}>{t('draws.seedLater')}</p> : <Hash name={t('draws.seed')} value={seed} />}
          <p>{t('draws.listOf', { entries: grouped(entries.length), winners: grouped(winners) })}</p>
          <div css={acts}>
            <Button
              look="primary"
              icon={icons.shield}
              aria-disabled={seed === null || check === 'running'}
              onClick={() => {
                if (seed !== null && check !== 'running') void run();
              }}
            >
              {t(check === 'running' ? 'draws.computing' : 'draws.compute')}
            </Button>
            <Button
              icon={icons.arrowDown}
              onClick={() => {
                downloadFile(`${JSON.stringify(proof, null, 2)}\n`, {
                  name: `rut-tham-${drawId}.json`,
                  type: 'application/json',
                });
              }}
            >
              {t('draws.download', { count: grouped(entries.length) })}
            </Button>
          </div>
        </div>
      </Panel>
      <div role="status">
        {check === 'failed' && <p css={bad}>{t('draws.cannotCompute')}</p>}
        {typeof check === 'object' && <Verdict isRight={check.isRight} />}
      </div>
      {typeof check === 'object' && <CheckResult check={check} proof={proof} named={named} />}
      <Panel title={t('draws.rule')} padded>
        <ol css={rule}>
          <li>{t('draws.ruleSeed')}</li>
          <li>{t('draws.ruleList')}</li>
          <li>{t('draws.ruleScore')}</li>
          <li>{t('draws.ruleWinners')}</li>
        </ol>
        <pre css={lines}>
          <Num>
            {['khandai-draw-1', drawId, winners, ...entries.slice(0, 3), ...(entries.length > 3 ? ['…'] : [])].join(
              '\n',
            )}
          </Num>
        </pre>
      </Panel>
    </>
  );
}

const back = css`
  display: inline-flex;
  align-items: center;
  gap: var(--sp-1);
  min-height: var(--touch);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;

const title = css`
  font-size: var(--fs-20);
  font-weight: 700;
`;

const text = css`
  color: var(--c-text-2);
`;

const root = css`
  display: grid;
  gap: var(--sp-3);
`;

const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
`;

const bad = css`
  color: var(--c-neg);
`;

const rule = css`
  display: grid;
  gap: var(--sp-2);
  padding-left: var(--sp-5);
  list-style: decimal;
  font-size: var(--fs-13);
  color: var(--c-text-2);
  overflow-wrap: anywhere;
`;

const lines = css`
  margin-top: var(--sp-3);
  padding: var(--sp-2) var(--sp-3);
  border-radius: var(--r-2);
  background: var(--c-sunken);
  font-size: var(--fs-12);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
