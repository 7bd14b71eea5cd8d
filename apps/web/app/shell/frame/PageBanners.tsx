import type { Banner } from '@khandai/contracts';
import { BannerColumns, type SideBannerView } from '@khandai/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation';
import { showsBanners } from './banner-rule';
import { useRootData } from './use-root-data';

/** Shorten mode comes with the settings of chat; until then nobody has it on. */
const settings = { shortenMode: false };

/** The page between the banners of its domain. */
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
