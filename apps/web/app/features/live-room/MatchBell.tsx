import { type Fixture, MatchState } from '@khandai/contracts';
import { BookButton } from '@khandai/match-ui';
import { observer } from 'mobx-react-lite';
import { matchLabel } from '../../domains/match';
import { useMatchFollow } from './use-match-follow';
import { useRoomWords } from './use-room-words';

/** Follows a match that is not over: its reminder, line-ups and goals, without a booking. */
export const MatchBell = observer(function MatchBell({ fixture }: { readonly fixture: Fixture }) {
  const { t } = useRoomWords();
  const { isFollowing, toggle } = useMatchFollow(fixture);
  if (fixture.state === MatchState.ended) return null;
  const word = t(isFollowing ? 'bell.following' : 'bell.follow');
  return <BookButton booked={isFollowing} word={word} label={`${word} ${matchLabel(fixture)}`} onToggle={toggle} />;
});
