import type { Article, ArticleCategory, ArticleInfo } from '@khandai/contracts';

export const category = (part: Partial<ArticleCategory> = {}): ArticleCategory => ({
  ...{ categoryId: 1, parentId: null, slug: 'nhan-dinh', name: 'Nhận định', description: '', total: 12 },
  ...part,
});

/** A published article of 20:19 in Vietnam, twelve minutes before `NOW`. */
export const article = (part: Partial<Article> = {}): Article => ({
  ...{ articleId: 1, slug: 'nam-dinh-con-muoi-nguoi', title: 'Nam Định còn mười người' },
  summary: 'Thẻ đỏ phút 66 không làm đội khách lùi sâu.',
  cover: null,
  category: category(),
  author: {
    ...{ userId: 9, username: 'mai.lan', showName: 'Mai Lan', profilePicture: null },
    ...{ role: 'member', simulated: false },
  },
  publishedAt: '2026-11-20T13:19:00.000Z',
  updatedAt: null,
  ...{ readMinutes: 5, views: 41_200, totalComments: 86, listReaction: [], totalReactions: 0 },
  ...{ hashtags: ['VLeague'], match: null, spoils: null, pinned: false, simulated: false },
  ...part,
});

export const articleInfo = (part: Partial<ArticleInfo> = {}): ArticleInfo => ({
  ...article(),
  content: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Khi Văn Vĩ rời sân.' }] }] },
  ...{ previous: null, next: null, saved: false },
  ...{ fixtures: [], related: [], reaction: null, seo: { title: '', description: 'Mô tả' } },
  ...part,
});

export const cover = { url: '/tep/bia.webp', alt: 'Băng ghế dự bị', width: 1280, height: 720, credit: 'Khán Đài vẽ' };
