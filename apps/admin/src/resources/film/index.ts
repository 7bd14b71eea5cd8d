import { Film } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const film: DeskResource = {
  name: 'film',
  icon: Film,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./FilmList'), 'FilmList'),
  edit: screen(() => import('./FilmForm'), 'FilmEdit'),
  create: screen(() => import('./FilmForm'), 'FilmCreate'),
};
