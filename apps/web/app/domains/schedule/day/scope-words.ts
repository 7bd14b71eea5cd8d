import type { TFunction } from '../../../i18n/i18n';
import { vi } from '../../../i18n/vi';
import type { Scope } from './scope';

/** Name of the page's league or sport; undefined for all matches. */
export const scopeName = ({ league, sport }: Scope, t: TFunction<'match'>): string | undefined =>
  league?.league.name ?? (sport && t(`sports.${sport.key}`));

/** The same for the document title, which is always in Vietnamese. */
export const scopeTitle = ({ league, sport }: Scope): string =>
  league?.league.name ?? (sport ? vi.match.sports[sport.key] : '');
