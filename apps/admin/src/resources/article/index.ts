import { Newspaper } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const article: DeskResource = {
  name: 'article',
  icon: Newspaper,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./ArticleList'), 'ArticleList'),
  edit: screen(() => import('./ArticlePage'), 'ArticleEdit'),
  create: screen(() => import('./ArticlePage'), 'ArticleCreate'),
};
