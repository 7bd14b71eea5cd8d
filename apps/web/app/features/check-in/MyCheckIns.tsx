import { Button, ErrorState, Hidden, Panel } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EngageFrame, PointsAside, useEngageWords } from '../../domains/engage';
import { useNumbers } from '../../i18n/use-numbers';
import { useServices } from '../../shell/services/services';
import { CheckInSkeleton } from './CheckInSkeleton';
import { CheckInStore } from './CheckInStore';
import { MonthPanel } from './MonthPanel';
import { RunPanel } from './RunPanel';

/** A member's run of days, the button of today, and a month of check-ins. */
export const MyCheckIns = observer(function MyCheckIns() {
  const { grouped } = useNumbers();
  const { t } = useEngageWords();
  const { api, log, toasts, clock } = useServices();
  const [store] = useState(
    () =>
      new CheckInStore({
        api,
        report: (error) => {
          log.warn('check-in', error);
        },
      }),
  );
  useEffect(() => {
    store.load();
    // Another tab or device may have checked in meanwhile.
    const reload = () => {
      if (document.visibilityState === 'visible') store.load();
    };
    document.addEventListener('visibilitychange', reload);
    return () => {
      document.removeEventListener('visibilitychange', reload);
      store.leave();
    };
  }, [store]);

  const { value: sheet, state } = store.sheet;
  const isOver = sheet !== undefined && clock.minute >= Date.parse(sheet.nextDayAt);
  useEffect(() => {
    if (isOver) store.load();
  }, [store, isOver]);

  const checkIn = async () => {
    const outcome = await store.checkIn();
    switch (outcome?.kind) {
      case 'earned': {
        const isBonus = sheet !== undefined && outcome.run % sheet.rewards.length === 0;
        const points = grouped(outcome.points);
        toasts.push({ tone: 'ok', title: t(isBonus ? 'checkIn.earnedBonus' : 'checkIn.earned', { points }) });
        return;
      }
      case 'already':
        toasts.push({ tone: 'ok', title: t('checkIn.already') });
        return;
      case 'failed':
        toasts.push({
          tone: 'bad',
          title: t('checkIn.notDone'),
          text: outcome.sentence ?? t('checkIn.notDoneText'),
        });
        return;
      case undefined:
    }
  };
  return (
    <EngageFrame right={<PointsAside balance={sheet?.balance} />}>
      <Hidden as="h1">{t('checkIn.heading')}</Hidden>
      {sheet ? (
        <>
          <RunPanel sheet={sheet} isBusy={store.isBusy} onCheckIn={() => void checkIn()} />
          <MonthPanel sheet={sheet} isLoading={state === 'loading'} onMonth={store.step} />
        </>
      ) : (
        state === 'loading' && <CheckInSkeleton />
      )}
      {state === 'failed' && (
        <Panel>
          <ErrorState
            title={t('checkIn.failed')}
            text={t('checkIn.failedText')}
            action={<Button onClick={store.load}>{t('retry')}</Button>}
          />
        </Panel>
      )}
    </EngageFrame>
  );
});
