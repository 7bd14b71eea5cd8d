import { css } from '@emotion/react';
import { OfflineBar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { blockOfflineLinks } from './offline-links';

/** Says that the browser is offline and that the page may be outdated. */
export const NetworkBar = observer(function NetworkBar() {
  const { t } = useTranslation('shell');
  const { network, toasts } = useServices();

  useEffect(() => {
    const blocked = () => {
      toasts.push({ tone: 'info', title: t('offline') });
    };
    const hear = blockOfflineLinks({ navigator, location, blocked });
    document.addEventListener('click', hear, true);
    return () => {
      document.removeEventListener('click', hear, true);
    };
  }, [t, toasts]);

  if (network.online) return null;
  return (
    <div css={over}>
      <OfflineBar>{t('offline')}</OfflineBar>
    </div>
  );
});

/* Overlays the top of the page, so that the page does not shift when the network drops. A page may move it below its head. */
const over = css`
  position: fixed;
  inset: var(--network-top, 0) 0 auto;
  z-index: var(--z-toast);
  box-shadow: var(--shadow-2);
`;
