import type { Fixture, TipCard } from '@khandai/contracts';
import { useSpoilers } from '../match';

/** What readers who hide scores see of a tip. */
export interface Cover {
  /** The score of the match is covered. */
  readonly coversScore: boolean;
  /** So is the result, because it says how the match went. */
  readonly coversResult: boolean;
  readonly uncover: () => void;
}

type Covered = Pick<TipCard, 'tipId' | 'state'> & { readonly fixture?: Fixture | null };

/** Covers the result of a tip as the score of its match: a reader who asks for one sees both. Call it inside an observer. */
export function useCover({ tipId, state, fixture }: Covered): Cover {
  const spoilers = useSpoilers();
  const key = fixture?.fixtureId ?? `tip ${tipId}`;
  const coversScore = spoilers.isHidden(key);
  return {
    coversScore,
    coversResult: coversScore && state === 'settled',
    uncover: () => {
      spoilers.reveal(key);
    },
  };
}
