import type { UserInfo } from '@khandai/contracts';
import { Button, icons } from '@khandai/ui-kit';
import { useState } from 'react';
import { useLazyTranslation } from '../../i18n/use-translation';
import { me as words } from '../../i18n/vi/lazy/me';
import { PasswordDialog } from './PasswordDialog';
import { Section } from './Section';
import { SettingRow } from './SettingRow';

/** Lets the member change the password. */
export function SecurityPanel({ id, me }: { id: string; me: UserInfo }) {
  const { t } = useLazyTranslation('me', words);
  const [changing, change] = useState(false);
  return (
    <Section id={id} title={t('security.title')}>
      <SettingRow
        icon={icons.lock}
        label={t('security.password')}
        value={t('security.hidden')}
        end={
          <Button
            size="sm"
            onClick={() => {
              change(true);
            }}
          >
            {t('security.change')}
          </Button>
        }
      />
      <PasswordDialog
        open={changing}
        username={me.username}
        onClose={() => {
          change(false);
        }}
      />
    </Section>
  );
}
