import { Globe } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const domain: DeskResource = {
  name: 'domain',
  icon: Globe,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./DomainList'), 'DomainList'),
  edit: screen(() => import('./DomainForm'), 'DomainEdit'),
  create: screen(() => import('./DomainForm'), 'DomainCreate'),
};
