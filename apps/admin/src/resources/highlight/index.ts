import { Clapperboard } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const highlight: DeskResource = {
  name: 'highlight',
  icon: Clapperboard,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./HighlightList'), 'HighlightList'),
  edit: screen(() => import('./HighlightForm'), 'HighlightEdit'),
  create: screen(() => import('./HighlightForm'), 'HighlightCreate'),
};
