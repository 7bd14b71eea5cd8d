import { MatchRow } from '@khandai/match-ui';
import type { Fixture } from '@khandai/contracts';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useShownMatch } from '../match';
import { useServices } from '../../shell/services/services';
import { rowAction, rowMark, rowView } from './row-view';

/** A match in a list of several days. Observes its own fixture, as the cards do. */
export const LiveMatchRow = observer(function LiveMatchRow({
  fixture,
  withLeague,
}: {
  fixture: Fixture;
  withLeague?: boolean;
}) {
  const { t } = useTranslation('match');
  const { clock } = useServices();
  const shown = useShownMatch(fixture);
  return (
    <MatchRow
      {...rowView(shown.fixture, clock, t, { withLeague: withLeague ?? false, withDay: true })}
      mark={rowMark(shown)}
      action={rowAction(shown.fixture, t)}
    />
  );
});
