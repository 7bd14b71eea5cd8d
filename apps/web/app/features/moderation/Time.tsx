import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';

/** A moment in the user's time zone. */
export const Time = observer(function Time({ at }: { at: string }) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  return <time dateTime={at}>{fullTime(Date.parse(at), clock.timezone, t('weekdays'))}</time>;
});
