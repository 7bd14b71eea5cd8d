import type { Fixture } from '@khandai/contracts';
import { MatchRow } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { dateOf, useLive, withoutScore } from '../match';
import { rowAction, rowView } from '../schedule';
import { roundName } from './round-name';
import { useTournamentWords } from './use-tournament-words';

export interface MatchItemProps {
  readonly fixture: Fixture;
  /** Shows no score, not even one that arrives later. */
  readonly hidden: boolean;
  /** The league too, for lists of several leagues. */
  readonly withLeague?: boolean;
  /** Without host and button, for a narrow column; the row itself leads to the room. */
  readonly compact?: boolean;
}

/** A match with its day, which moves while it is played. */
export const MatchItem = observer(function MatchItem({
  fixture,
  hidden,
  withLeague = false,
  compact = false,
}: MatchItemProps) {
  const { t } = useTranslation('match');
  const { t: words } = useTournamentWords();
  const { clock } = useServices();
  const live = useLive();
  const latest = live.latest(fixture);
  const shown = hidden ? withoutScore(latest) : latest;
  const moment = { now: clock.minute, timezone: clock.timezone, weekdays: t('weekdays') };
  const { league, round } = fixture;
  const view = rowView(shown, clock, t);
  const day = dateOf(Date.parse(latest.kickOff), moment);
  // A match of a later day has its date beside the time.
  const parts = [
    view.state.word === day ? '' : day,
    withLeague ? league.name : '',
    compact ? '' : roundName(words, round),
  ];
  const text = parts.filter(Boolean).join(' · ');
  return (
    <MatchRow
      {...view}
      {...(compact && { hosts: [] })}
      {...(text !== '' && { league: { text } })}
      action={compact ? undefined : rowAction(latest, t)}
    />
  );
});
