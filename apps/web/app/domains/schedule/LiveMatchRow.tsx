import { MatchRow } from '@khandai/match-ui';
import type { Fixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useLive } from '../match';
import { useServices } from '../../shell/services/services';
import { rowAction, rowView } from './row-view';

/** Observes its own fixture, as the cards do. */
export const LiveMatchRow = observer(function LiveMatchRow({
  fixture,
  withLeague,
}: {
  fixture: Fixture;
  withLeague?: boolean;
}) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const live = useLive();
  const latest = live.latest(fixture);
  return <MatchRow {...rowView(latest, clock, t, { withLeague: withLeague ?? false })} action={rowAction(latest, t)} />;
});
