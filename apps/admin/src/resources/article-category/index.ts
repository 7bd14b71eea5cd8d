import { FolderTree } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const articleCategory: DeskResource = {
  name: 'article-category',
  icon: FolderTree,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./CategoryScreens'), 'CategoryList'),
  edit: screen(() => import('./CategoryScreens'), 'CategoryEdit'),
  create: screen(() => import('./CategoryScreens'), 'CategoryCreate'),
};
