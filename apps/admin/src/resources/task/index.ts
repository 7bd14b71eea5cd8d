import { ListChecks } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const task: DeskResource = {
  name: 'task',
  icon: ListChecks,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./TaskList'), 'TaskList'),
  edit: screen(() => import('./TaskForm'), 'TaskEdit'),
  create: screen(() => import('./TaskForm'), 'TaskCreate'),
};
