import { icons } from '@khandai/ui-kit';
import type { Fixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { kickOffText } from '../../domains/match';
import { EmptyPanel } from '../../shell/frame/EmptyPanel';
import { useServices } from '../../shell/services/services';
import { upcoming as comingOf } from './home-view';

/** Shown when no match is live: names the next match. */
export const NoLive = observer(function NoLive({ upcoming }: { upcoming: readonly Fixture[] }) {
  const { t } = useTranslation('home');
  const { clock } = useServices();
  const [next] = comingOf(upcoming);
  const text = next
    ? t('noLiveText', {
        time: kickOffText(next, { now: clock.minute, timezone: clock.timezone, weekdays: t('match:weekdays') }),
      })
    : t('noLiveNothing');
  return <EmptyPanel icon={icons.calendar} title={t('noLive')} text={text} />;
});
