import { type MediaKind, type NotificationKind, packContent } from '@khandai/contracts';
import type { NotifiedSubject } from '../../platform/database/schema.js';
import { fixtureLink } from '../fixtures/fixture-link.js';

export interface ContentFacts {
  readonly kind: NotificationKind;
  readonly postId: number | null;
  readonly commentId: number | null;
  /** The address of an article, a tip or a title. */
  readonly slug: string | null;
  /** Of a title. */
  readonly mediaKind: MediaKind | null;
  readonly match: NotifiedSubject | null;
  /** Of the newest actor. */
  readonly username: string | undefined;
  readonly hideScores: boolean;
}

/** The pipe-separated content of a notification. */
export function contentOf(facts: ContentFacts): string {
  const { kind, postId, commentId, slug, mediaKind, match, username, hideScores } = facts;
  if (!match)
    return packContent(kind, {
      ...{ postId: orNone(postId), commentId: orNone(commentId), username, slug: orNone(slug) },
      ...(slug !== null && { mediaKind: orNone(mediaKind) }),
    });
  if ('part' in match) return packContent(kind, { slug: match.slug, mediaKind: match.mediaKind, part: match.part });
  if ('drawId' in match) return packContent(kind, { slug: String(match.drawId) });
  if ('title' in match) return packContent(kind, { kickOff: Date.parse(match.startsAt), slug: match.slug });
  const { fixtureId, home, away, kickOff, movedTo, homeScore, awayScore, minute } = match;
  return packContent(kind, {
    link: fixtureLink(home, away, fixtureId),
    kickOff: Date.parse(kickOff),
    movedTo: movedTo ? Date.parse(movedTo) : undefined,
    ...(!hideScores && { homeScore, awayScore, minute: orNone(minute ?? null) }),
  });
}

const orNone = <T>(value: T | null): T | undefined => value ?? undefined;
