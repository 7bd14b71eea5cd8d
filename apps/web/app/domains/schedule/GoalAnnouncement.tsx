import { Hidden } from '@khandai/ui-kit';
import { useLazyTranslation } from '../../i18n/use-translation';
import { schedule } from '../../i18n/vi/lazy/schedule';
import { matchLabel } from '../match';
import type { Goal } from './GoalStore';

/** Announces the newest goal to screen readers. */
export function GoalAnnouncement({ goal }: { goal: Goal | undefined }) {
  const { t } = useLazyTranslation('schedule', schedule);
  return (
    <span role="status">
      <Hidden>
        {goal &&
          t('goalSaid', {
            match: matchLabel(goal.fixture),
            home: String(goal.score[0]),
            away: String(goal.score[1]),
          })}
      </Hidden>
    </span>
  );
}
