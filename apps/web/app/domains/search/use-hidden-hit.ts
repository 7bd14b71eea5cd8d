import type { SearchHit } from '@khandai/contracts';
import { useSpoilers } from '../match';

/** Videos of matches, whose titles may tell the score. */
const TELLING: ReadonlySet<string | undefined> = new Set(['highlight', 'reel']);

const isHiddenHit = ({ media, spoils }: SearchHit, hidesScores: boolean): boolean =>
  hidesScores && (spoils !== null || TELLING.has(media?.kind));

/** Whether the words of a result are left out, since they may tell a score. Call it inside an observer. */
export const useHiddenHit = (hit: SearchHit): boolean => isHiddenHit(hit, useSpoilers().hides);

/** Where a result leads: while its words are left out, by its number, as a slug has the same words. */
export const hitLink = (hit: SearchHit, hidesScores: boolean): string =>
  isHiddenHit(hit, hidesScores) ? hit.link.replace(/[^/]+$/, hit.id) : hit.link;

/** As `hitLink`, for this reader. Call it inside an observer. */
export const useHitLink = (hit: SearchHit): string => hitLink(hit, useSpoilers().hides);
