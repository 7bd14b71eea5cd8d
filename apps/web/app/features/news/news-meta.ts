import type { ArticleInfo } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { memberPath } from '../../domains/account';
import { NEWS, newsPath, rssPath } from '../../domains/news';
import { news } from '../../i18n/vi/lazy/news';
import { drawnImage, pageMeta, type SiteMeta, siteName } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { ArticleData, NewsData, NewsListData } from './load-news';
import { pageHref } from './news-choice';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: news.title, path: NEWS }];

/** Meta tags of a list of articles or of one article, with the feed that readers of it may subscribe to. */
export const newsMeta = (data: NewsData, site: SiteMeta): MetaDescriptor[] =>
  data.kind === 'article' ? articleMeta(data, site) : listMeta(data, site);

function listMeta({ choice, page, articles }: NewsListData, site: SiteMeta): MetaDescriptor[] {
  const { title, description, crumbs } = textsOf(choice);
  const path = pageHref(choice, page);
  const number = page > 1 ? ` · ${news.page.replace('{{number}}', String(page))}` : '';
  const list = articles.ok ? articles.value.list : [];
  const origin = site.origin ?? '';
  return [
    ...pageMeta({
      ...{ title: title.replace(/(?= · )|$/, () => number), description, path, site, crumbs },
      // A list that says nothing, and one of simulated articles alone, is not for search engines.
      noindex: list.every(({ simulated }) => simulated),
      data: [
        {
          '@type': 'CollectionPage',
          name: title,
          description,
          url: origin + path,
          inLanguage: 'vi',
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: list.map((article, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              url: origin + newsPath(article.slug),
              name: article.title,
            })),
          },
        },
      ],
    }),
    ...(choice.kind === 'hashtag' ? [] : rssLink(choice.kind === 'all' ? undefined : choice.category, site)),
  ];
}

function textsOf(choice: NewsListData['choice']) {
  switch (choice.kind) {
    case 'all':
      return { title: news.pageTitle, description: news.description, crumbs: CRUMBS };
    case 'category': {
      const { name, slug, description } = choice.category;
      return {
        title: news.categoryTitle.replace('{{name}}', () => name),
        description: description || news.categoryDescription.replace('{{name}}', () => name),
        crumbs: [...CRUMBS, { name, path: newsPath(slug) }],
      };
    }
    case 'hashtag': {
      const { hashtag } = choice;
      return {
        title: news.tagTitle.replace('{{hashtag}}', () => hashtag),
        description: news.tagDescription.replace('{{hashtag}}', () => hashtag),
        crumbs: [...CRUMBS, { name: `#${hashtag}`, path: pageHref(choice, 1) }],
      };
    }
  }
}

function articleMeta({ article, hidesScores }: ArticleData, site: SiteMeta): MetaDescriptor[] {
  const { slug, category, seo, publishedAt, updatedAt, simulated, hashtags, spoils } = article;
  // The title of the tab, too.
  const hidden = hidesScores ? spoils : null;
  const title = hidden ?? article.title;
  const path = newsPath(slug);
  return [
    ...pageMeta(
      worded(
        {
          ...{ title: (hidden ?? (seo.title || title)) + SITE, description: seo.description, path, site },
          type: 'article',
          image: drawnImage('bai-viet', slug, updatedAt ?? undefined),
          embeddable: true,
          crumbs: [...CRUMBS, { name: category.name, path: newsPath(category.slug) }, { name: title, path }],
          data: [newsArticle(article, site)],
          // Search engines do not take simulated articles for real ones.
          noindex: simulated,
        },
        {
          of: 'article',
          values: { title: hidden ?? (seo.title || title), summary: hidden === null ? seo.description : '' },
        },
      ),
    ),
    { property: 'article:published_time', content: publishedAt },
    ...(updatedAt === null ? [] : [{ property: 'article:modified_time', content: updatedAt }]),
    { property: 'article:section', content: category.name },
    ...hashtags.map((content) => ({ property: 'article:tag', content })),
    ...rssLink(category, site),
  ];
}

/** schema.org object of an article. */
function newsArticle(article: ArticleInfo, site: SiteMeta): object {
  const { slug, title, summary, cover, category, author, publishedAt, updatedAt, hashtags, totalComments } = article;
  const origin = site.origin ?? '';
  const url = origin + newsPath(slug);
  const publisher = { '@type': 'Organization', name: siteName(site), url: `${origin}/` };
  return {
    '@type': 'NewsArticle',
    mainEntityOfPage: url,
    url,
    headline: title,
    description: summary,
    ...(cover && { image: [new URL(cover.url, `${origin}/`).href] }),
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    author:
      author.username === ''
        ? publisher
        : { '@type': 'Person', name: author.showName, url: origin + memberPath(author.username) },
    publisher,
    articleSection: category.name,
    keywords: hashtags.join(', '),
    commentCount: totalComments,
    inLanguage: 'vi',
    isAccessibleForFree: true,
  };
}

const rssLink = (
  category: { readonly slug: string; readonly name: string } | undefined,
  { origin = '' }: SiteMeta,
): MetaDescriptor[] => [
  {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: category ? `${news.title}: ${category.name}` : news.title,
    href: origin + rssPath(category?.slug),
  },
];
