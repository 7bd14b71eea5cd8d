import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useFeedWords } from './use-feed-words';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** When something was written: `3 phút` within a day, the full time before. */
export const PostAge = observer(function PostAge({ at }: { at: string }) {
  const { t } = useFeedWords();
  const { t: match } = useTranslation('match');
  const { clock } = useServices();
  const instant = Date.parse(at);
  const full = fullTime(instant, clock.timezone, match('weekdays'));
  const age = clock.minute - instant;
  const ago = (key: 'minutes' | 'hours', unit: number) => {
    const count = Math.floor(age / unit);
    return t(key, { number: count, count });
  };
  const text =
    age >= DAY_MS
      ? full
      : age >= HOUR_MS
        ? ago('hours', HOUR_MS)
        : age >= MINUTE_MS
          ? ago('minutes', MINUTE_MS)
          : t('now');
  return (
    <time dateTime={at} title={full}>
      {text}
    </time>
  );
});
