import { ShieldAlert } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';
import { QueueBadge } from './QueueBadge';

/** Reports, held messages and requests. The server answers each role with its own rooms. */
export const moderation: DeskResource = {
  name: 'moderation',
  icon: ShieldAlert,
  group: 'run',
  roles: ['commentator', 'moderator', 'staff'],
  list: screen(() => import('./QueueScreen'), 'QueueScreen'),
  badge: QueueBadge,
};
