import { type Fixture, type Host, type LiveRoom, MatchState, SportType } from '@khandai/contracts';
import { HostCard, HostSwitcher, ScoreStrip } from '@khandai/match-ui';
import { KitLink, Num } from '@khandai/ui-kit';
import type { TFunction } from '../../i18n/i18n';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useI18n, useTranslation } from '../../i18n/use-translation';
import { BookingToggle } from '../../domains/bookings';
import { LazyLateScores } from '../../domains/freshness';
import { useOrigin } from '../../shell/frame/use-origin';
import {
  aggregateText,
  kickOffText,
  kickOffTime,
  leagueText,
  movedText,
  type Moment,
  ScoreMark,
  shootOutWinner,
  type ShownMatch,
  teamView,
  useLive,
} from '../../domains/match';
import { OnlineCount } from '../../domains/presence';
import { useServices } from '../../shell/services/services';
import { BroadcastNote } from './BroadcastNote';
import { HostAway } from './HostAway';
import { hostNote } from './host-note';
import { LazyHostFollow } from './LazyHostFollow';
import { LazyStar } from './LazyStar';
import { MatchBell } from './MatchBell';
import { ShareButton } from './ShareButton';
import { useIsPhone } from './room-tabs';
import { LazyScoreNote } from './LazyScoreNote';
import { shownState } from './shown-state';
import { useRoomWords } from './use-room-words';

interface RoomInfoProps extends ShownMatch {
  readonly room: LiveRoom;
  readonly host: Host;
  readonly onChoose: (host: Host) => void;
}

/** Score and commentator, from tablets up; phones have RoomLine and its sheets. */
export const RoomInfo = observer(function RoomInfo({ room, fixture, reveal, host, onChoose }: RoomInfoProps) {
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const { clock, network } = useServices();
  const origin = useOrigin(fixture.origin);
  const isPhone = useIsPhone();
  const { commentator } = host;
  return (
    <>
      <ScoreStrip
        label={t('score')}
        home={teamView(fixture, 'home', words)}
        away={teamView(fixture, 'away', words)}
        time={reveal ? <ScoreMark fixture={fixture} onPress={reveal} /> : kickOffTime(fixture, clock.timezone)}
        state={shownState(fixture, { clock, network }, { t, words })}
        facts={facts(
          room,
          fixture,
          { now: clock.minute, timezone: clock.timezone, weekdays: words('weekdays') },
          { t, words },
        )}
        origin={origin}
      />
      {!isPhone && <LazyLateScores fixtures={[fixture]} />}
      {!isPhone && <LazyScoreNote fixture={fixture} />}
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
            {commentator && <LazyHostFollow commentator={commentator} wanted={!isPhone} />}
            {/* Beside the button that books, it has no width: the overview has it. */}
            {fixture.state !== MatchState.coming && <LazyStar fixture={fixture} wanted={!isPhone} />}
            <MatchBell fixture={fixture} />
            {fixture.state === MatchState.coming && <BookingToggle fixture={fixture} hostId={commentator?.userId} />}
            <ShareButton fixture={fixture} hostId={commentator?.userId ?? null} />
          </>
        }
      />
      {host.broadcast && <BroadcastNote broadcast={host.broadcast} fixture={fixture} />}
      <HostAway room={room} host={host} onChoose={onChoose} />
      {room.hosts.length > 1 && <Hosts hosts={room.hosts} current={host} onChoose={onChoose} />}
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
  const { language } = useI18n();
  const live = useLive();
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
        note: hostNote(host, current, live, { t, words, language }),
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
function facts(
  room: LiveRoom,
  fixture: Fixture,
  moment: Moment,
  { t, words }: { t: TFunction<'room'>; words: TFunction<'match'> },
): ReactNode[] {
  const { homeHalfScore, awayHalfScore, homeCorner, awayCorner, homeScore } = fixture;
  const isFootball = fixture.sportType === SportType.football;
  const { pageId } = fixture.league;
  const league = leagueText(fixture);
  const list: ReactNode[] = [
    pageId === undefined ? league : <KitLink href={`/giai-dau/${pageId}`}>{league}</KitLink>,
    kickOffText(fixture, moment),
  ];
  const moved = movedText(fixture, moment, words);
  if (moved !== undefined) list.push(moved);
  const winner = shootOutWinner(fixture, words);
  if (winner !== undefined) list.push(winner);
  const aggregate = aggregateText(fixture, words);
  if (aggregate !== undefined) list.push(aggregate);
  if (fixture.extra) list.push(t('ninety', { score: `${fixture.homeScore}–${fixture.awayScore}` }));
  if (room.location) list.push(room.location);
  if (homeHalfScore !== null && awayHalfScore !== null)
    list.push(t(isFootball ? 'half' : 'firstHalf', { score: `${homeHalfScore}–${awayHalfScore}` }));
  if (homeScore !== null && isFootball) list.push(t('corners', { score: `${homeCorner}–${awayCorner}` }));
  return list;
}
