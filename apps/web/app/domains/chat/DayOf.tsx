import { DayLine } from '@khandai/chat-ui';
import { addDays, dayAt } from '@khandai/calendar';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { shortDate } from '../../i18n/format-time';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { composer } from '../../i18n/vi/lazy/composer';
import { useServices } from '../../shell/services/services';

/** The day of the messages below, in the user's time zone. */
export const DayOf = observer(function DayOf({ at }: { at: number }) {
  const { t } = useLazyTranslation('composer', composer);
  const { t: matchWords } = useTranslation('match');
  const { clock } = useServices();
  const { timezone } = clock;
  // Computed, so that the line rerenders when the day changes and not with every second.
  const today = computed(() => dayAt(clock.now, timezone)).get();
  const day = dayAt(at, timezone);
  if (day === today) return <DayLine>{matchWords('when.today')}</DayLine>;
  if (day === addDays(today, -1)) return <DayLine>{t('yesterday')}</DayLine>;
  return <DayLine>{shortDate(at, timezone, matchWords('weekdays'))}</DayLine>;
});
