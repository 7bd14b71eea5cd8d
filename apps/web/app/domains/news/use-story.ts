import type { Article } from '@khandai/contracts';
import { useSpoilers } from '../match';
import { newsPath } from './news-path';

type Spoken = Pick<Article, 'articleId' | 'slug' | 'title' | 'spoils'> & Partial<Pick<Article, 'match'>>;

/** An article as a reader sees it who may hide scores. */
export interface Story {
  readonly title: string;
  readonly href: string;
  /** Its words are left out, since they may tell the score of its match. */
  readonly isHidden: boolean;
  /** Shows its words, and the score that they may tell. */
  readonly reveal: () => void;
}

/**
 * What an article is called and where it is: while scores are hidden, the names of the teams stand for a title that may tell the
 * score, and its number for an address that has the same words. Call it inside an observer.
 */
export function useStory({ articleId, slug, title, spoils, match }: Spoken): Story {
  const spoilers = useSpoilers();
  const key = `article ${articleId}`;
  const reveal = () => {
    spoilers.reveal(key);
    if (match) spoilers.reveal(match.fixtureId);
  };
  return spoils !== null && spoilers.isHidden(key)
    ? { title: spoils, href: newsPath(String(articleId)), isHidden: true, reveal }
    : { title, href: newsPath(slug), isHidden: false, reveal };
}
