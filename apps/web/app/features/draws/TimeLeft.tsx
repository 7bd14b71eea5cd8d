import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEngageWords } from '../../domains/engage';
import { countdown } from '../../i18n/format-time';
import { useServices } from '../../shell/services/services';

const DAY = 24 * 60 * 60_000;

/** How long a draw is still open: by the second in its last day, in days before. It is no live region: it changes always. */
export const TimeLeft = observer(function TimeLeft({ until }: { until: string }) {
  const { t } = useEngageWords();
  const { clock } = useServices();
  const end = Date.parse(until);
  if (end - clock.minute > DAY)
    return (
      <span role="timer">
        {t('draws.leftDays', {
          days: Math.floor((end - clock.minute) / DAY),
          hours: Math.floor(((end - clock.minute) % DAY) / 3_600_000),
        })}
      </span>
    );
  return (
    <span role="timer">
      {t('draws.left')} <Num>{countdown(end - clock.now)}</Num>
    </span>
  );
});
