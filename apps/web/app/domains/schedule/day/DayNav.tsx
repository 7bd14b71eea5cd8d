import { DateStrip, Dialog } from '@khandai/ui-kit';
import { dayChoices } from '@khandai/live-schedule';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLazyTranslation, useTranslation } from '../../../i18n/use-translation';
import { schedule } from '../../../i18n/vi/lazy/schedule';
import { DayCalendar } from './DayCalendar';
import { dayHref } from './day-query';
import { dayDate, dayName } from './day-words';
import type { DayData } from './load-day';

/** The days around the current one, one week back and forth, and a calendar for any other day. */
export const DayNav = observer(function DayNav({ data, today }: { data: DayData; today: string }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { t: shell } = useTranslation('shell');
  const [search] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const { strip, lastWeek, nextWeek } = dayChoices(data.day, today);
  const href = (day: string) => dayHref(data.pathname, search, day, today);
  const close = () => {
    setChoosing(false);
  };
  return (
    <>
      <DateStrip
        label={t('dayNav')}
        days={strip.map((day) => ({
          day,
          href: href(day),
          name: dayName(day, today, t),
          date: dayDate(day),
          current: !data.night && day === data.day,
        }))}
        previous={{ href: href(lastWeek), label: t('lastWeek') }}
        next={{ href: href(nextWeek), label: t('nextWeek') }}
        calendar={{
          label: t('chooseTime'),
          open: choosing,
          onPress: () => {
            setChoosing(true);
          },
        }}
      />
      <Dialog open={choosing} onClose={close} title={t('chooseTime')} closeLabel={shell('close')}>
        <DayCalendar data={data} today={today} level={3} onPick={close} />
      </Dialog>
    </>
  );
});
