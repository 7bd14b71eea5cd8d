import { css } from '@emotion/react';
import { OfflineBar } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';

/** No network: what is on the page stays, and says that it may be old. */
export const NetworkBar = observer(function NetworkBar() {
  const { network } = useServices();
  return network.online ? null : <Offline />;
});

function Offline() {
  const { t } = useTranslation('shell');
  const { toasts } = useServices();

  useEffect(() => {
    // What another page needs cannot be had, and on the way to it this one would be lost to the browser's own.
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || !leavesThePage(link) || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      toasts.push({ tone: 'info', title: t('offline') });
    };
    document.addEventListener('click', stay, true);
    return () => {
      document.removeEventListener('click', stay, true);
    };
  }, [t, toasts]);

  return (
    <div css={over}>
      <OfflineBar>{t('offline')}</OfflineBar>
    </div>
  );
}

const leavesThePage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  target === '' && origin === location.origin && pathname !== location.pathname;

/* Lies over the top of the page: what one is reading does not jump because a train went into a tunnel. */
const over = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  box-shadow: var(--shadow-2);
`;
