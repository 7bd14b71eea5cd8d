import { Smartphone } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const reel: DeskResource = {
  name: 'reel',
  icon: Smartphone,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./ReelList'), 'ReelList'),
  edit: screen(() => import('./ReelForm'), 'ReelEdit'),
  create: screen(() => import('./ReelForm'), 'ReelCreate'),
};
