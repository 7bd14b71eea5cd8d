import type { Fixture } from '@khandai/contracts';
import { MatchRow } from '@khandai/match-ui';
import { IconButton, icons } from '@khandai/ui-kit';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { schedule } from '../../i18n/vi/lazy/schedule';
import { matchLabel, momentOf, useLive } from '../match';
import { useServices } from '../../shell/services/services';
import { rowAction, rowView } from './row-view';
import { useDayServices } from './day/day-services';

/** A match of a day with its star. It rerenders only when its own content changes, because a list has hundreds of rows. */
export const ScheduleRow = observer(function ScheduleRow({ fixture }: { fixture: Fixture }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const live = useLive();
  const { favourites, goals } = useDayServices();
  const view = useMemo(
    () =>
      computed(
        () => {
          const latest = live.latest(fixture);
          return rowView(latest, momentOf(latest, clock), words);
        },
        { equals: compareStructural },
      ),
    [fixture, live, clock, words],
  );
  const { fixtureId } = fixture;
  const side = goals.sideOf(fixtureId);
  return (
    <MatchRow
      {...view.get()}
      action={rowAction(live.latest(fixture), words)}
      goal={side && { side, word: t('goal') }}
      toggle={
        <IconButton
          size="sm"
          icon={icons.star}
          label={t('star', { match: matchLabel(fixture) })}
          aria-pressed={favourites.isStarred(fixtureId)}
          onClick={() => {
            favourites.toggleMatch(fixtureId);
          }}
        />
      }
    />
  );
});
