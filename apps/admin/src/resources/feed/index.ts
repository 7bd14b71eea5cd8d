import { Activity } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const feed: DeskResource = {
  name: 'feed',
  icon: Activity,
  group: 'system',
  roles: ['staff'],
  list: screen(() => import('./FeedPage'), 'FeedPage'),
};
