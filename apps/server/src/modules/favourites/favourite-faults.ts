import { Code, type FavouriteKind } from '@khandai/contracts';
import { DomainError } from '../../platform/domain-error.js';

export const favouriteNotFound = () => new DomainError(Code.notFound, 404, 'favouriteNotFound');
export const tooManyFavourites = (kind: FavouriteKind, max: number) =>
  new DomainError(Code.conflict, 409, kind === 'match' ? 'tooManyStarredMatches' : 'tooManyFavourites', { max });
