import { type Fixture, type Host, MatchState } from '@khandai/contracts';
import { Player, type PlayerProps, RoomPicture } from '@khandai/match-ui';
import { Num } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { TFunction } from '../../i18n/i18n';
import { useNumbers } from '../../i18n/use-numbers';
import { useOrigin } from '../../shell/frame/use-origin';
import { minuteText, pictureOf, scoreText, useLive } from '../../domains/match';
import { type PlayerStore, usePlayerStore } from '../../domains/player';
import { useServices } from '../../shell/services/services';
import { controlsOf } from './player-controls';
import { BackLink, PictureMenu } from './PictureBar';
import { playerScreen } from './player-screen';
import { captionText } from './player-words';
import { PlayerHelp } from './PlayerHelp';
import { useIsPhone } from './room-tabs';
import { RunningChat } from './RunningChat';
import { usePlayback } from './use-playback';
import { useRoomWords } from './use-room-words';

interface RoomPlayerProps {
  readonly fixture: Fixture;
  readonly host: Host;
  readonly theatre: boolean;
  readonly onTheatre: () => void;
  /** Opens the sheet that leads to other pages. */
  readonly onMore: () => void;
}

export const RoomPlayer = observer(function RoomPlayer(props: RoomPlayerProps) {
  const { grouped } = useNumbers();
  const { fixture, host, theatre, onTheatre, onMore } = props;
  const { t } = useRoomWords();
  const { t: words } = useTranslation('match');
  const player = usePlayerStore();
  const { clock, log, network } = useServices();
  const live = useLive();
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [helping, setHelping] = useState(false);
  usePlayback(stage, { fixture, host, player });

  const { snapshot, prefs } = player;
  const screen = playerScreen(snapshot, {
    fixture,
    // A getter, so that only the view that counts seconds observes the clock; a playing video does not rerender each
    // second.
    get now() {
      return clock.now;
    },
    t,
    words,
    onRetry: player.retry,
    onWatch: () => {
      player.chooseLevel('auto');
    },
  });
  const origin = useOrigin(fixture.origin);
  // Without a network nothing on the page is live.
  const isLive = fixture.state === MatchState.live && network.online;
  // In theatre mode or full screen nothing beside the video shows the score and its source; on phones the line beside it
  // has no width for the source.
  const isPhone = useIsPhone();
  const alone = theatre || player.fullscreen;

  return (
    <>
      <Player
        label={t('player.label')}
        view={screen}
        stage={stage}
        frame={frame}
        poster={<RoomPicture src={pictureOf(fixture)} />}
        over={prefs.running && <RunningChat />}
        controls={controlsOf(player, {
          t,
          theatre,
          onTheatre,
          onHelp: () => {
            setHelping(true);
          },
          frame: () => frame.current,
          refused: (error) => {
            log.warn('player', error);
          },
        })}
        {...(isLive ? { live: words('liveBadge') } : {})}
        tags={{
          ...(isLive ? { watching: grouped(live.onlineIn(host.groupId, host.viewers)) } : {}),
          end: tagsOf(player, t),
        }}
        bar={{
          start: <BackLink />,
          end: <PictureMenu fixture={fixture} hostId={host.commentator?.userId ?? null} onMore={onMore} />,
        }}
        {...(alone ? { bug: bugOf(fixture, clock.now) } : {})}
        {...(alone || isPhone ? { origin } : {})}
        {...(snapshot?.soundBlocked ? { unmuteHint: t('player.tapForSound') } : {})}
        caption={{ text: captionText(snapshot, t), shown: prefs.caption }}
      />
      <PlayerHelp
        open={helping}
        onClose={() => {
          setHelping(false);
        }}
      />
    </>
  );
});

/** The source's name, if there is no menu that shows it, and the latency. */
function tagsOf({ snapshot }: PlayerStore, t: TFunction<'room'>): ReactNode[] {
  if (!snapshot) return [];
  const link = 'link' in snapshot.state ? snapshot.state.link : undefined;
  return [
    ...(link && snapshot.links.length === 1 ? [link.name] : []),
    ...(snapshot.latency === null
      ? []
      : [<Num key="latency">{t('player.latency', { seconds: snapshot.latency, count: snapshot.latency })}</Num>]),
  ];
}

function bugOf(fixture: Fixture, now: number): PlayerProps['bug'] {
  const score = scoreText(fixture);
  if (score === undefined) return undefined;
  const minute = minuteText(fixture, now);
  return {
    home: fixture.home.code,
    score,
    away: fixture.away.code,
    ...(minute ? { clock: `${minute}′` } : {}),
  };
}
