import { Target } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const tip: DeskResource = {
  name: 'tip',
  icon: Target,
  group: 'content',
  roles: ['moderator', 'staff'],
  list: screen(() => import('./TipList'), 'TipList'),
  edit: screen(() => import('./TipView'), 'TipView'),
};
