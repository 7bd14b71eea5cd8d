import type { Banner } from '@khandai/contracts';
import { BannerColumns, type SideBannerView } from '@khandai/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { useServices } from '../services/services';
import { showsBanners } from './banner-rule';
import { useRootData } from './use-root-data';

/** Puts the domain's banners on both sides of the page. */
export const PageBanners = observer(function PageBanners({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { settings } = useServices();
  const { pathname } = useLocation();
  const { left, right } = useRootData().site;
  const shown = showsBanners(pathname, settings);
  return (
    <BannerColumns
      left={shown && left ? viewOf(left) : undefined}
      right={shown && right ? viewOf(right) : undefined}
      closed={new Set(settings.closedBanners)}
      onClose={settings.closeBanner}
      labels={{ region: t('banner.region'), close: t('banner.close') }}
    >
      {children}
    </BannerColumns>
  );
});

const viewOf = ({ linkUrl, imageUrl, title }: Banner): SideBannerView => ({
  href: linkUrl,
  src: imageUrl,
  alt: title,
  external: !linkUrl.startsWith('/'),
});
