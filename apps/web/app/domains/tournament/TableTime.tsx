import { observer } from 'mobx-react-lite';
import { fullTime } from '../../i18n/format-time';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { useTournamentWords } from './use-tournament-words';

/** Says that the places of a table are the provider's, and of when. */
export const TableTime = observer(function TableTime({ at }: { readonly at: string }) {
  const { t } = useTournamentWords();
  const { t: match } = useTranslation('match');
  const { timezone } = useServices().clock;
  return <time dateTime={at}>{t('toldAt', { time: fullTime(Date.parse(at), timezone, match('weekdays')) })}</time>;
});
