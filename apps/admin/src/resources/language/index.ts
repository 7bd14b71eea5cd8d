import { Languages } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const language: DeskResource = {
  name: 'language',
  icon: Languages,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./LanguageScreen'), 'LanguageScreen'),
};
