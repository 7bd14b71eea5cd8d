import { addMonths, monthOf, monthSheet } from '@khandai/calendar';
import { MonthCalendar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router';
import { useLazyTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { dayHref } from './day-query';
import { longDay, monthTitle, weekdayHeads } from './day-words';
import type { DayData } from './load-day';
import { useMonthStore } from './month-context';

export interface DayCalendarProps {
  readonly data: DayData;
  readonly today: string;
  readonly level?: 2 | 3;
  readonly onPick?: () => void;
}

/** A month; days with matches have a dot. */
export const DayCalendar = observer(function DayCalendar({ data, today, level = 2, onPick }: DayCalendarProps) {
  const store = useMonthStore();
  const { t } = useLazyTranslation('schedule', schedule);
  const [search] = useSearchParams();
  const { month } = store;
  const show = (next: string) => void store.show(next);
  const weeks = monthSheet(month).map((week) =>
    week.map(({ day, outside }) => {
      const count = store.totalOf(day);
      const label = t(count > 0 ? 'calendarDay' : 'calendarEmptyDay', { day: longDay(day, t), count });
      return { day, href: dayHref(data.pathname, search, day, today), label, outside, marked: count > 0 };
    }),
  );
  return (
    <MonthCalendar
      title={monthTitle(month, t)}
      level={level}
      weekdays={weekdayHeads(t)}
      weeks={weeks}
      selected={data.day}
      today={today}
      busy={store.busy}
      previous={{
        label: t('previousMonth'),
        onPress: () => {
          show(addMonths(month, -1));
        },
      }}
      next={{
        label: t('nextMonth'),
        onPress: () => {
          show(addMonths(month, 1));
        },
      }}
      onLeave={(day) => {
        show(monthOf(day));
      }}
      onPick={onPick}
    />
  );
});
