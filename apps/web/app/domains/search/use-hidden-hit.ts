import type { SearchHit } from '@khandai/contracts';
import { useSpoilers } from '../match';

/** Videos of matches, whose titles may tell the score. */
const TELLING: ReadonlySet<string | undefined> = new Set(['highlight', 'reel']);

/** Whether the words of a result are left out, since they may tell a score. Call it inside an observer. */
export const useHiddenHit = ({ media, spoils }: SearchHit): boolean =>
  useSpoilers().hides && (spoils !== null || TELLING.has(media?.kind));

/** Where a result leads: while its words are left out, by its number, as a slug has the same words. Call it inside an observer. */
export function useHitLink(hit: SearchHit): string {
  const isHidden = useHiddenHit(hit);
  return isHidden ? hit.link.replace(/[^/]+$/, hit.id) : hit.link;
}
