import { Gift } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const gift: DeskResource = {
  name: 'gift',
  icon: Gift,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./GiftList'), 'GiftList'),
  edit: screen(() => import('./GiftForm'), 'GiftEdit'),
};
