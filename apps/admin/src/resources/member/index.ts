import { UsersRound } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const member: DeskResource = {
  name: 'member',
  icon: UsersRound,
  group: 'run',
  roles: ['staff'],
  list: screen(() => import('./MemberList'), 'MemberList'),
  edit: screen(() => import('./MemberPage'), 'MemberPage'),
};
