import { Inbox } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const feedback: DeskResource = {
  name: 'feedback',
  icon: Inbox,
  group: 'run',
  roles: ['staff'],
  list: screen(() => import('./FeedbackList'), 'FeedbackList'),
  edit: screen(() => import('./FeedbackView'), 'FeedbackView'),
};
