import { ListTree } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const navigation: DeskResource = {
  name: 'navigation',
  icon: ListTree,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./NavigationScreen'), 'NavigationScreen'),
};
