import { Megaphone } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const marquee: DeskResource = {
  name: 'marquee',
  icon: Megaphone,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./MarqueeList'), 'MarqueeList'),
  edit: screen(() => import('./MarqueeForm'), 'MarqueeEdit'),
  create: screen(() => import('./MarqueeForm'), 'MarqueeCreate'),
};
