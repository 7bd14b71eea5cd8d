import { Hash } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const hashtag: DeskResource = {
  name: 'hashtag',
  icon: Hash,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./HashtagScreens'), 'HashtagList'),
  edit: screen(() => import('./HashtagScreens'), 'HashtagEdit'),
};
