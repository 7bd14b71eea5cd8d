import { BookImage } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const comic: DeskResource = {
  name: 'comic',
  icon: BookImage,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./ComicList'), 'ComicList'),
  edit: screen(() => import('./ComicForm'), 'ComicEdit'),
  create: screen(() => import('./ComicForm'), 'ComicCreate'),
};
