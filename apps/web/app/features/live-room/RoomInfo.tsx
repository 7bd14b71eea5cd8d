import { css } from '@emotion/react';
import { type Fixture, type Host, type LiveRoom, MatchState, SportType } from '@khandai/contracts';
import { HostCard, HostSwitcher, ScoreStrip } from '@khandai/match-ui';
import { Button, Num, icons } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { grouped } from '../../i18n/format-number';
import { fullTime } from '../../i18n/format-time';
import { BookingToggle } from '../../domains/bookings';
import { useOrigin } from '../../shell/frame/use-origin';
import { kickOffTime, leagueText, matchLabel, steadyState, teamView, useLive } from '../../domains/match';
import { OnlineCount } from '../../domains/presence';
import { useServices } from '../../shell/services/services';
import { BroadcastNote } from './BroadcastNote';
import { HostAway } from './HostAway';
import { ShareButton } from './ShareButton';
import { useRoomWords } from './use-room-words';

interface RoomInfoProps {
  readonly room: LiveRoom;
  readonly fixture: Fixture;
  readonly host: Host;
  readonly onChoose: (host: Host) => void;
}

/** Score and commentator. */
export const RoomInfo = observer(function RoomInfo({ room, fixture, host, onChoose }: RoomInfoProps) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const { clock } = useServices();
  const [choosing, setChoosing] = useState(false);
  const origin = useOrigin(fixture.origin);
  const { commentator } = host;
  const several = room.hosts.length > 1;
  return (
    <>
      <ScoreStrip
        label={t('score')}
        home={teamView(fixture, 'home', words)}
        away={teamView(fixture, 'away', words)}
        time={kickOffTime(fixture, clock.timezone)}
        state={steadyState(fixture, clock, words)}
        facts={facts(room, fixture, clock.timezone, t)}
        origin={origin}
      />
      <HostCard
        label={t('host')}
        host={{
          id: commentator?.userId ?? host.groupId,
          name: commentator?.name ?? t('ownRoom'),
          src: commentator?.profilePicture,
          online: commentator?.live,
        }}
        {...(commentator ? { role: t('role') } : {})}
        meta={
          <>
            {commentator && (
              <>
                {t('roomNumber')} <Num>{commentator.roomNumber}</Num> ·{' '}
              </>
            )}
            <OnlineCount groupId={host.groupId} known={host.viewers} unit={(count) => words('viewers', { count })} />
          </>
        }
        actions={
          <>
            {several && (
              <Button
                size="sm"
                icon={icons.swap}
                css={phoneOnly}
                aria-expanded={choosing}
                onClick={() => {
                  setChoosing(!choosing);
                }}
              >
                {t('switchHost')}
              </Button>
            )}
            {fixture.state === MatchState.coming && <BookingToggle fixture={fixture} hostId={commentator?.userId} />}
            <ShareButton title={matchLabel(fixture)} />
          </>
        }
      />
      {host.broadcast && <BroadcastNote broadcast={host.broadcast} />}
      <HostAway room={room} host={host} onChoose={onChoose} />
      {several && (
        <div css={[!choosing && notOnPhones]}>
          <Hosts hosts={room.hosts} current={host} onChoose={onChoose} />
        </div>
      )}
    </>
  );
});

const Hosts = observer(function Hosts({
  hosts,
  current,
  onChoose,
}: {
  hosts: readonly Host[];
  current: Host;
  onChoose: (host: Host) => void;
}) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const live = useLive();
  const note = (host: Host): string => {
    if (host.groupId === current.groupId) return t('watching');
    if (host.commentator && !host.commentator.live) return t('away');
    const online = live.onlineIn(host.groupId, host.viewers);
    return online > 0 ? words('viewersCount', { number: grouped(online), count: online }) : t('onAir');
  };
  return (
    <HostSwitcher
      label={t('switchHost')}
      hosts={hosts.map((host) => ({
        id: String(host.groupId),
        avatar: {
          id: host.commentator?.userId ?? host.groupId,
          name: host.commentator?.name ?? t('ownRoom'),
          src: host.commentator?.profilePicture,
        },
        note: note(host),
        current: host.groupId === current.groupId,
      }))}
      onChoose={(id) => {
        const host = hosts.find(({ groupId }) => String(groupId) === id);
        if (host) onChoose(host);
      }}
    />
  );
});

/** The facts under the score: league, time, venue, half-time score, corners. */
function facts(room: LiveRoom, fixture: Fixture, timezone: string, t: TFunction<'room'>): ReactNode[] {
  const { homeHalfScore, awayHalfScore, homeCorner, awayCorner, homeScore } = fixture;
  const list: ReactNode[] = [leagueText(fixture), fullTime(Date.parse(fixture.kickOff), timezone)];
  if (room.location) list.push(room.location);
  if (homeHalfScore !== null && awayHalfScore !== null)
    list.push(t('half', { score: `${homeHalfScore}–${awayHalfScore}` }));
  if (homeScore !== null && fixture.sportType === SportType.football)
    list.push(t('corners', { score: `${homeCorner}–${awayCorner}` }));
  return list;
}

const phoneOnly = css`
  @media (min-width: 768px) {
    display: none;
  }
`;

const notOnPhones = css`
  @media (max-width: 767px) {
    display: none;
  }
`;
