import { Dices } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const draw: DeskResource = {
  name: 'draw',
  icon: Dices,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./DrawList'), 'DrawList'),
  edit: screen(() => import('./DrawForm'), 'DrawEdit'),
  create: screen(() => import('./DrawForm'), 'DrawCreate'),
};
