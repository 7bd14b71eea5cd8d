import { PanelsTopLeft } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const banner: DeskResource = {
  name: 'banner',
  icon: PanelsTopLeft,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./BannerList'), 'BannerList'),
  edit: screen(() => import('./BannerForm'), 'BannerEdit'),
  create: screen(() => import('./BannerForm'), 'BannerCreate'),
};
