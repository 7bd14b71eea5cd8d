import type { Role } from '@khandai/contracts';
import { Badge, icons } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import type { TFunction } from '../../i18n/i18n';

/** The badge of a user's role; undefined for ordinary members. */
export function roleBadge(role: Role, t: TFunction<'chat'>): ReactNode {
  switch (role) {
    case 'commentator':
      return <Badge tone="accent">{t('roles.commentator')}</Badge>;
    case 'moderator':
      return (
        <Badge tone="info" icon={icons.shield}>
          {t('roles.moderator')}
        </Badge>
      );
    case 'staff':
      return <Badge tone="info">{t('roles.staff')}</Badge>;
    default:
      return undefined;
  }
}

/** The badge of a level; members below the one that opens it have none. */
export const levelBadge = (level: number | undefined, t: TFunction<'chat'>): ReactNode =>
  level === undefined ? undefined : <Badge tone="gold">{t('level', { level })}</Badge>;
