import { css } from '@emotion/react';
import { Button, Num, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSpoilers } from '../../domains/match';
import { usePickWords } from '../../domains/picks';
import { useSigned } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { ChatSkeleton } from '../../shell/frame/EmptyPanel';
import { PartBody } from '../../shell/parts/PartBody';
import { usePart } from '../../shell/parts/use-part';
import { useServices } from '../../shell/services/services';

/** All picks in numbers; how they ended is covered for readers who hide scores. */
export const Sums = observer(function Sums() {
  const { grouped } = useNumbers();
  const signed = useSigned();
  const { t } = usePickWords();
  const { api } = useServices();
  const { hides } = useSpoilers();
  const [shown, setShown] = useState(false);
  const { part, retry } = usePart({
    name: 'sums of picks',
    fetch: (signal) => api.call('GET /au/api/user/pick/sums', {}, signal),
  });
  return (
    <Panel title={t('sums.label')}>
      <PartBody part={part} failedTitle={t('failed')} waiting={<ChatSkeleton />} onRetry={retry}>
        {({ picks, waiting, waitingPoints, wins, draws, losses, staked, returned }) => {
          const decided = wins + draws + losses > 0;
          const covered = hides && !shown && decided;
          return (
            <div css={root}>
              <dl css={figures}>
                <Figure label={t('sums.picks')} value={grouped(picks)} />
                <Figure
                  label={t('sums.waiting')}
                  value={`${grouped(waiting)} · ${t('sums.waitingPoints', { points: grouped(waitingPoints) })}`}
                />
                {decided && !covered && (
                  <>
                    <Figure label={t('sums.record')} value={[wins, draws, losses].map(grouped).join(' – ')} />
                    <Figure label={t('sums.balance')} value={signed(returned - staked)} />
                  </>
                )}
              </dl>
              {!decided && picks > 0 && <p css={cover}>{t('sums.none')}</p>}
              {covered && (
                <p css={cover}>
                  {t('sumsCovered')}{' '}
                  <Button
                    size="sm"
                    onClick={() => {
                      setShown(true);
                    }}
                  >
                    {t('uncoverSums')}
                  </Button>
                </p>
              )}
            </div>
          );
        }}
      </PartBody>
    </Panel>
  );
});

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Num>{value}</Num>
      </dd>
    </div>
  );
}

const root = css`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-2) var(--sp-4) var(--sp-4);
`;

const figures = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2) var(--sp-6);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dt {
    font-size: var(--fs-13);
    color: var(--c-text-2);
  }
  & dd {
    font-size: var(--fs-18);
    font-weight: 700;
  }
`;

const cover = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  font-size: var(--fs-13);
  color: var(--c-text-2);
`;
