import type { FavouriteKind } from '@khandai/contracts';
import { IconButton, icons } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useFavourites } from './use-favourites';
import { useFavouriteWords } from './use-favourite-words';

export interface FavouriteStarProps {
  readonly kind: FavouriteKind;
  readonly id: string;
  readonly name: string;
}

/** Marks a team, a league or a match: on the device of a guest, in the account of a member. */
export const FavouriteStar = observer(function FavouriteStar({ kind, id, name }: FavouriteStarProps) {
  const { t } = useFavouriteWords();
  const favourites = useFavourites();
  return (
    <IconButton
      size="sm"
      icon={icons.star}
      label={t(kind, { name })}
      aria-pressed={favourites.has(kind, id)}
      onClick={() => void favourites.toggle(kind, id)}
    />
  );
});
