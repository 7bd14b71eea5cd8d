import { type Article, type EventCard, type Fixture, type PostSubject, PostType, type Tip } from '@khandai/contracts';
import type { SubjectRef } from '@khandai/newsfeed';

/** The card of a post that is being written. */
export interface FormSubject {
  readonly ref: SubjectRef;
  /** What the card shows; undefined until it is loaded. */
  readonly card?: PostSubject | undefined;
}

/** The card of a match, with the commentator to watch it with. */
export const matchSubject = (fixture: Fixture, hostId: number | null = null): FormSubject => ({
  ref: { type: PostType.shareLive, fixtureId: fixture.fixtureId, hostId },
  card: { type: PostType.shareLive, fixture, hostId },
});

/** The card of an article. */
export const articleSubject = (article: Article): FormSubject => {
  const { articleId, slug, title, cover, category, totalComments, spoils, simulated } = article;
  const card = { articleId, slug, title, cover, category: category.name, totalComments, spoils, simulated };
  return {
    ref: { type: PostType.shareArticle, id: articleId },
    card: { type: PostType.shareArticle, article: card },
  };
};

/** The card of a tip. */
export const tipSubject = (tip: Tip): FormSubject => ({
  ref: { type: PostType.shareTip, id: tip.tipId },
  card: { type: PostType.shareTip, tip },
});

/** The card of an event. The server notes by itself that its match is being played. */
export const eventSubject = (event: EventCard): FormSubject => ({
  ref: { type: PostType.shareEvent, id: event.eventId },
  card: { type: PostType.shareEvent, event },
});
