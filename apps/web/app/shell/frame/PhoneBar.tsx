import { BottomBar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '../../i18n/use-translation';
import { usePhoneItems } from './use-phone-items';

/** The bottom bar on phones. */
export const PhoneBar = observer(function PhoneBar({ onLogin, unread }: { onLogin: () => void; unread: number }) {
  const { t } = useTranslation('shell');
  return <BottomBar label={t('nav.bottom')} items={usePhoneItems(onLogin, unread)} />;
});
