import { TicketCheck } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const event: DeskResource = {
  name: 'event',
  icon: TicketCheck,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./EventList'), 'EventList'),
  edit: screen(() => import('./EventForm'), 'EventEdit'),
  create: screen(() => import('./EventForm'), 'EventCreate'),
};
