import type { Fixture } from '@khandai/contracts';
import { MatchRow } from '@khandai/match-ui';
import { IconButton, icons } from '@khandai/ui-kit';
import { compareStructural, computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLazyTranslation, useTranslation } from '../../i18n/use-translation';
import { schedule } from '../../i18n/vi/lazy/schedule';
import { matchLabel, momentOf, scoreOf, useLive, useSpoilers } from '../match';
import { useServices } from '../../shell/services/services';
import { rowAction, rowMark, rowView } from './row-view';
import { useDayServices } from './day/day-services';

/** A match of a day with its star. It rerenders only when its own content changes, because a list has hundreds of rows. */
export const ScheduleRow = observer(function ScheduleRow({ fixture }: { fixture: Fixture }) {
  const { t } = useLazyTranslation('schedule', schedule);
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const live = useLive();
  const spoilers = useSpoilers();
  const { favourites, goals } = useDayServices();
  const view = useMemo(
    () =>
      computed(
        () => {
          const latest = live.latest(fixture);
          return rowView(spoilers.shownOf(latest), momentOf(latest, clock), words);
        },
        { equals: compareStructural },
      ),
    [fixture, live, spoilers, clock, words],
  );
  const { fixtureId } = fixture;
  const latest = live.latest(fixture);
  const isHidden = spoilers.isHidden(fixtureId);
  const side = isHidden ? undefined : goals.sideOf(fixtureId);
  const reveal = () => {
    spoilers.reveal(fixtureId);
  };
  return (
    <MatchRow
      {...view.get()}
      mark={rowMark({ fixture, reveal: isHidden && scoreOf(latest) ? reveal : undefined })}
      action={rowAction(latest, words)}
      goal={side && { side, word: t('goal') }}
      toggle={
        <IconButton
          size="sm"
          icon={icons.star}
          label={t('star', { match: matchLabel(fixture) })}
          aria-pressed={favourites.isStarred(fixtureId)}
          onClick={() => void favourites.toggle('match', fixtureId)}
        />
      }
    />
  );
});
