import type { Role } from '@khandai/contracts';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import type { DeskResourceName } from '../data/desk-calls';

/** Groups of the navigation, in their order. */
export const GROUPS = ['run', 'content', 'system'] as const;
export type DeskGroup = (typeof GROUPS)[number];

/**
 * One entry of the desk. Its words are `resources.{name}` in `i18n`: `name` (singular |||| plural) and `fields`. A
 * screen is a component of `lazy`, so that its code loads when it is opened.
 */
export interface DeskResource {
  /** `moderation` has calls of its own, which the site uses as well. */
  readonly name: DeskResourceName | 'moderation';
  readonly icon: LucideIcon;
  readonly group: DeskGroup;
  /** Who sees the entry. The server decides by itself what each may do. */
  readonly roles: readonly Role[];
  readonly list: ComponentType;
  readonly edit?: ComponentType;
  readonly create?: ComponentType;
  /** Beside the name in the navigation: how many wait. */
  readonly badge?: ComponentType;
}

/** A screen that loads when it is opened: `screen(() => import('./BannerList'), 'BannerList')`. */
export function screen<N extends string>(load: () => Promise<Readonly<Record<N, ComponentType>>>, name: N) {
  return lazy(async () => ({ default: (await load())[name] }));
}
