import type { Comment, Post } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { memberPath } from '../../domains/account';
import { postPath } from '../../domains/newsfeed';
import { newsfeed } from '../../i18n/vi/lazy/newsfeed';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';

/** The public post that an address names, with its newest comments. */
export interface OpenedPost {
  readonly post: Post;
  readonly comments: readonly Comment[];
}

const DESCRIPTION_LENGTH = 160;

/** Meta tags of the feed: of the post that is open over it, or of the feed itself. */
export function feedMeta(
  { opened, isWhole }: { readonly opened: OpenedPost | 'missing' | null; readonly isWhole: boolean },
  site: SiteMeta,
): MetaDescriptor[] {
  const crumbs = [{ name: newsfeed.title, path: '/bang-tin' }];
  if (opened !== null && opened !== 'missing') return postMeta(opened, site, crumbs);
  const noindex = opened === 'missing' || !isWhole;
  return pageMeta({
    title: `${newsfeed.title} · Khán Đài`,
    description: newsfeed.description,
    path: '/bang-tin',
    site,
    crumbs,
    noindex,
  });
}

function postMeta(
  opened: OpenedPost,
  site: SiteMeta,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): MetaDescriptor[] {
  const { post } = opened;
  const title = newsfeed.postTitle.replace('{{name}}', () => post.author.showName);
  const path = postPath(post.id);
  return pageMeta({
    title: `${title} · Khán Đài`,
    description: shorten(post.content) || newsfeed.description,
    path,
    site,
    crumbs: [...crumbs, { name: title, path }],
    // Search engines do not take simulated members for real ones.
    noindex: post.author.simulated,
    data: post.author.simulated ? [] : [discussion(opened, site.origin ?? '')],
  });
}

/** schema.org object of a post. */
const discussion = ({ post, comments }: OpenedPost, origin: string): object => ({
  '@type': 'DiscussionForumPosting',
  url: origin + postPath(post.id),
  mainEntityOfPage: origin + postPath(post.id),
  author: person(post.author, origin),
  datePublished: post.createdAt,
  ...(post.editedAt !== null && { dateModified: post.editedAt }),
  text: post.content,
  ...imagesOf(post, origin),
  interactionStatistic: [
    counter('LikeAction', post.totalReactions),
    counter('CommentAction', post.totalComments),
    counter('ShareAction', post.totalShares),
  ],
  comment: comments
    .filter(({ deleted, author }) => !deleted && !author.simulated)
    .map(({ author, content, createdAt }) => ({
      '@type': 'Comment',
      author: person(author, origin),
      datePublished: createdAt,
      text: content,
    })),
});

function imagesOf({ sourceList }: Post, origin: string) {
  const pictures = sourceList.filter(({ type }) => type === 'image');
  return pictures.length > 0 && { image: pictures.map(({ url }) => (url.startsWith('/') ? origin + url : url)) };
}

const person = ({ showName, username }: Post['author'], origin: string): object => ({
  '@type': 'Person',
  name: showName,
  ...(username !== '' && { url: origin + memberPath(username) }),
});

const counter = (action: string, total: number): object => ({
  '@type': 'InteractionCounter',
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: total,
});

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // In code points: half an emoji is no character.
  const letters = [...line];
  if (letters.length <= DESCRIPTION_LENGTH) return line;
  return `${letters
    .slice(0, DESCRIPTION_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
