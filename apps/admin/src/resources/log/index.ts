import { ScrollText } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const log: DeskResource = {
  name: 'log',
  icon: ScrollText,
  group: 'system',
  roles: ['staff'],
  list: screen(() => import('./LogList'), 'LogList'),
};
