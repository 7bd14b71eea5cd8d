import { FileText } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const page: DeskResource = {
  name: 'page',
  icon: FileText,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./PageList'), 'PageList'),
  edit: screen(() => import('./PageEdit'), 'PageEdit'),
};
