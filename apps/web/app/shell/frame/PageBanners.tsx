import type { Banner } from '@khandai/contracts';
import { BannerColumns, type SideBannerView } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { showsBanners } from './banner-rule';
import { useRootData } from './use-root-data';

/** Shorten mode will come with the chat settings; until then it is always off. */
const settings = { shortenMode: false };

/** Puts the domain's banners on both sides of the page. */
export function PageBanners({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const { left, right } = useRootData().site;
  const shown = showsBanners(pathname, settings);
  return (
    <BannerColumns
      left={shown && left ? viewOf(left) : undefined}
      right={shown && right ? viewOf(right) : undefined}
      labels={{ region: t('banner.region'), close: t('banner.close') }}
    >
      {children}
    </BannerColumns>
  );
}

const viewOf = ({ linkUrl, imageUrl, title }: Banner): SideBannerView => ({
  href: linkUrl,
  src: imageUrl,
  alt: title,
  external: !linkUrl.startsWith('/'),
});
