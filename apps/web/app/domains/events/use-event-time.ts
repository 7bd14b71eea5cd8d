import type { EventCard } from '@khandai/contracts';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { eventTime } from './event-time';

/** The time of an event in the reader's time zone. Call it inside an observer. */
export function useEventTime(event: Pick<EventCard, 'startsAt' | 'endsAt'>): string {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  return eventTime(event, { now: clock.minute, timezone: clock.timezone, weekdays: t('weekdays') });
}
