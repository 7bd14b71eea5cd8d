import type { FilmCard } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useServices } from '../../shell/services/services';
import { useFilmFollow } from './use-film-follow';
import { useFilmWords } from './use-film-words';

/** Follows a film: the reader hears of new episodes. */
export const FollowButton = observer(function FollowButton({ film }: { readonly film: FilmCard }) {
  const { viewer } = useServices();
  return <Follow key={viewer.version} film={film} />;
});

const Follow = observer(function Follow({ film }: { readonly film: FilmCard }) {
  const { t } = useFilmWords();
  const { isFollowing, toggle } = useFilmFollow(film);
  return (
    <Button
      icon={isFollowing ? icons.bellRing : icons.bellPlus}
      look={isFollowing ? 'on' : 'plain'}
      aria-pressed={isFollowing}
      onClick={toggle}
    >
      {t(isFollowing ? 'following' : 'follow')}
    </Button>
  );
});
