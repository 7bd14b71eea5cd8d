import { MessageSquareWarning } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const word: DeskResource = {
  name: 'word',
  icon: MessageSquareWarning,
  group: 'run',
  roles: ['moderator', 'staff'],
  list: screen(() => import('./WordPage'), 'WordPage'),
};
