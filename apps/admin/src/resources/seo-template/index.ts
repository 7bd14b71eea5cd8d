import { TextSearch } from 'lucide-react';
import { type DeskResource, screen } from '../desk-resource';

export const seoTemplate: DeskResource = {
  name: 'seo-template',
  icon: TextSearch,
  group: 'content',
  roles: ['staff'],
  list: screen(() => import('./SeoTemplateList'), 'SeoTemplateList'),
  edit: screen(() => import('./SeoTemplateForm'), 'SeoTemplateEdit'),
};
