import { dayAt } from '@khandai/calendar';
import { observer } from 'mobx-react-lite';
import { clockTime, fullTime, shortDate } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useNotificationWords } from './use-notification-words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** From this age the time of day says more than the hours since. */
const LONG_MS = 3 * HOUR_MS;

/** `3 phút`, `2 giờ`, `18:20` of today, and the date of an earlier day. */
export const NotificationTime = observer(function NotificationTime({ at }: { at: string }) {
  const { t } = useNotificationWords();
  const { t: match } = useTranslation('match');
  const { minute, timezone } = useServices().clock;
  const instant = Date.parse(at);
  const age = minute - instant;
  const text = () => {
    if (age < MINUTE_MS) return t('now');
    if (age < HOUR_MS) return t('minutes', { number: Math.floor(age / MINUTE_MS) });
    if (age < LONG_MS) return t('hours', { number: Math.floor(age / HOUR_MS) });
    if (dayAt(instant, timezone) !== dayAt(minute, timezone)) return shortDate(instant, timezone, match('weekdays'));
    return clockTime(instant, timezone);
  };
  return (
    <time dateTime={at} title={fullTime(instant, timezone, match('weekdays'))}>
      {text()}
    </time>
  );
});
