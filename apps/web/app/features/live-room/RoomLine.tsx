import { type Fixture, type Host, MatchState } from '@khandai/contracts';
import { MatchLine, type StateView } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BookingToggle } from '../../domains/bookings';
import { HIDDEN_SCORE, kickOffTime, matchLabel, scoreText, type ShownMatch, teamView } from '../../domains/match';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../../shell/services/services';
import { MatchBell } from './MatchBell';
import { shownState } from './shown-state';
import { useRoomWords } from './use-room-words';

interface RoomLineProps extends ShownMatch {
  readonly host: Host;
  readonly onOverview: () => void;
  readonly onHosts: () => void;
}

/** Score and host of the room in one line, on phones. */
export const RoomLine = observer(function RoomLine({ fixture, reveal, host, onOverview, onHosts }: RoomLineProps) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const { clock, network } = useServices();
  const { commentator } = host;
  const name = commentator?.name ?? t('ownRoom');
  const state = shownState(fixture, { clock, network }, { t, words });
  const time = kickOffTime(fixture, clock.timezone);
  return (
    <MatchLine
      label={t('score')}
      home={teamView(fixture, 'home', words)}
      away={teamView(fixture, 'away', words)}
      time={reveal ? HIDDEN_SCORE : time}
      state={state}
      spoken={t('line.spoken', {
        match: matchLabel(fixture),
        score: reveal ? words('scoreHidden') : (scoreText(fixture) ?? time),
        state: stateText(state),
      })}
      onOpen={onOverview}
      host={{
        id: commentator?.userId ?? host.groupId,
        name,
        src: commentator?.profilePicture,
        label: t('line.host', { name }),
        onOpen: onHosts,
      }}
      {...endOf(fixture, commentator?.userId)}
    />
  );
});

/** Who books a coming match gets all that its followers get. */
function endOf(fixture: Fixture, hostId: number | undefined): { readonly end?: ReactNode } {
  if (fixture.state === MatchState.coming) return { end: <BookingToggle fixture={fixture} hostId={hostId} /> };
  return fixture.state === MatchState.live ? { end: <MatchBell fixture={fixture} /> } : {};
}

const stateText = ({ word, minute }: StateView): string =>
  [word, ...(minute === undefined ? [] : [`${minute}′`])].filter(Boolean).join(' ');
