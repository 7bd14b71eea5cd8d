import type { Role } from '@khandai/contracts';
import { Button, LinkButton } from '@khandai/ui-kit';
import { useWords } from '../i18n/desk-i18n';
import { useDesk } from './desk-services';
import { Doorstep } from './Doorstep';

const ROLES: readonly Role[] = ['commentator', 'moderator', 'staff'];

/** Whether the desk has anything for this role. */
export const mayEnter = (role: Role): boolean => ROLES.includes(role);

/** For all others: why they see nothing, and the ways on. */
export function RefusedPage({ name }: { name: string }) {
  const t = useWords();
  const { session } = useDesk();
  return (
    <Doorstep title={t('refused.title')}>
      <p>{t('refused.text', { name })}</p>
      <LinkButton href="/" look="primary">
        {t('refused.back')}
      </LinkButton>
      <Button look="line" onClick={() => void session.logout()}>
        {t('refused.other')}
      </Button>
    </Doorstep>
  );
}
