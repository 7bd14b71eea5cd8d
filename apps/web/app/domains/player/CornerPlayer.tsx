import { MatchState } from '@khandai/contracts';
import { MiniPlayer } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { room } from '../../i18n/vi/lazy/room';
import { useOrigin } from '../../shell/frame/use-origin';
import { HIDDEN_SCORE, matchLabel, scoreText, useShownMatch } from '../match';
import { usePlayerStore } from './player-context';
import type { PlayerStore } from './PlayerStore';
import { placeVideo } from './place-video';

export interface CornerPlayerProps {
  readonly onClose: () => void;
}

/** Mini player for a room that the user left, in the corner of other pages. */
export const CornerPlayer = observer(function CornerPlayer({ onClose }: CornerPlayerProps) {
  const player = usePlayerStore();
  const { t } = useLazyTranslation('room', room);
  const stage = useRef<HTMLDivElement>(null);
  const { fixture, reveal } = useShownMatch(player.watched.fixture);
  const { state, kickOff, home, away } = fixture;
  const score = reveal ? HIDDEN_SCORE : scoreText(fixture);
  const origin = useOrigin(fixture.origin);

  useLayoutEffect(() => {
    placeVideo(stage.current, player.video);
  }, [player]);

  useEffect(() => {
    if (state === MatchState.ended) player.update({ phase: 'ended', kickOff: Date.parse(kickOff) });
  }, [player, state, kickOff]);

  const message = messageKey(player);
  return (
    <MiniPlayer
      label={t('mini.label')}
      href={player.watched.path}
      backLabel={t('mini.back', { match: matchLabel(fixture) })}
      title={score === undefined ? `${home.code} – ${away.code}` : `${home.code} ${score} ${away.code}`}
      stage={stage}
      message={message && t(message)}
      origin={origin}
      playing={player.playing}
      muted={player.snapshot?.muted ?? false}
      corner={player.prefs.corner}
      labels={{
        play: t('player.play'),
        pause: t('player.pause'),
        mute: t('player.mute'),
        unmute: t('player.unmute'),
        close: t('mini.close'),
        move: t('mini.move'),
      }}
      onTogglePlay={player.togglePlay}
      onToggleMute={player.toggleMute}
      onClose={onClose}
      onCorner={(corner) => {
        player.prefer({ corner });
      }}
    />
  );
});

function messageKey({ snapshot }: PlayerStore) {
  switch (snapshot?.state.status) {
    case 'playing':
    case 'paused':
      return snapshot.level === 'audio' ? 'mini.listening' : undefined;
    case 'failed':
      return 'mini.failed';
    case 'ended':
      return 'player.ended';
    default:
      return 'player.stalled';
  }
}
