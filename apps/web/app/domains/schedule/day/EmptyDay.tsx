import { dayAt } from '@khandai/calendar';
import { Button, EmptyState, LinkButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { useServices } from '../../../shell/services/services';
import type { FilterKey } from './day-filter';
import { dayHref } from './day-query';
import { longDay } from './day-words';
import type { DayData } from './load-day';

/**
 * Shown on a day without matches. Links to the nearest day that has some: the next day first, on the results page the
 * previous one first.
 */
export const EmptyDay = observer(function EmptyDay({ data, today }: { data: DayData; today: string }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const [search] = useSearchParams();
  const { clock } = useServices();
  const { before, after } = data.schedule.ok ? data.schedule.value : { before: null, after: null };
  const [first, second] = data.kind === 'results' ? [before, after] : [after, before];
  const nearest = first ?? second;
  const title = t(`page.${data.kind}.empty`);
  if (nearest === null) return <EmptyState icon={icons.calendar} framed title={title} text={t('emptyFar')} />;
  const day = dayAt(Date.parse(nearest), clock.timezone);
  const words = longDay(day, t);
  const action = (
    <LinkButton href={dayHref(data.pathname, search, day, today)}>{t('toDay', { day: words })}</LinkButton>
  );
  return (
    <EmptyState icon={icons.calendar} framed title={title} text={t('emptyNear', { day: words })} action={action} />
  );
});

/** Empty state of pages that always show today. */
export function NoMatchesToday({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return <EmptyState icon={icons.calendar} framed title={title} text={text} action={action} />;
}

/** The day has matches, but none passes the filter. */
export function EmptyFilter({ filter, onShowAll }: { filter: FilterKey; onShowAll: () => void }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const favourites = filter === 'favourites';
  return (
    <EmptyState
      icon={favourites ? icons.star : icons.calendar}
      framed
      title={t(favourites ? 'noFavourites' : 'noneOfFilter')}
      text={t(favourites ? 'noFavouritesText' : 'noneOfFilterText')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    />
  );
}
