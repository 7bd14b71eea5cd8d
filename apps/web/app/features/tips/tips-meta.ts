import type { MetaDescriptor } from 'react-router';
import { matchLabel } from '../../domains/match';
import { marketName, pickName, priceText, TIPS, tipPath } from '../../domains/tips';
import { I18n } from '../../i18n/i18n';
import { tipCard } from '../../i18n/vi/lazy/tip-card';
import { tips } from '../../i18n/vi/lazy/tips';
import { drawnImage, pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { TipData, TipsData } from './load-tips';
import { settledHref } from './tips-choice';

const CRUMBS = [{ name: tips.title, path: TIPS }];

/** Meta tags of the pages of tips. */
export function tipsMeta(data: TipsData, site: SiteMeta): MetaDescriptor[] {
  switch (data.kind) {
    case 'tip':
      return tipMeta(data, site);
    case 'settled': {
      const { page } = data;
      const list = data.tips.ok ? data.tips.value.list : [];
      const path = settledHref(page);
      return pageMeta({
        ...{ title: tips.settledTitle, description: tips.settledDescription, path, site },
        crumbs: [...CRUMBS, { name: tips.settled, path }],
        noindex: list.every(({ simulated }) => simulated),
      });
    }
    case 'tonight': {
      const list = data.tonight.ok ? data.tonight.value.list : [];
      return pageMeta({
        ...{ title: tips.pageTitle, description: tips.description, path: TIPS, site, crumbs: CRUMBS },
        data: [
          {
            '@type': 'CollectionPage',
            name: tips.pageTitle,
            description: tips.description,
            url: (site.origin ?? '') + TIPS,
            inLanguage: 'vi',
          },
        ],
        // Search engines do not take simulated tips for real ones.
        noindex: list.length > 0 && list.every(({ simulated }) => simulated),
      });
    }
  }
}

function tipMeta({ tip }: TipData, site: SiteMeta): MetaDescriptor[] {
  const i18n = new I18n('vi');
  i18n.addResources('tipCard', tipCard);
  const t = i18n.getFixedT('tipCard');
  const { match, tipster } = tip;
  const words: Readonly<Record<string, string>> = {
    pick: pickName(tip, t),
    market: marketName(tip, t),
    match: matchLabel({ home: { name: match.home }, away: { name: match.away } }),
    name: tipster.showName,
    price: priceText(tip, tip.price, 'malay').text,
  };
  const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => words[name] ?? gap);
  const path = tipPath(tip);
  // The browser shows the title also to those who hide odds: it names no side, line or price.
  const title = tips.tipTitle;
  const description = tips.tipDescription;
  return pageMeta(
    worded(
      {
        ...{ title: filled(title), description: filled(description), path, site, type: 'article' },
        image: drawnImage('tip', tip.slug),
        crumbs: [...CRUMBS, { name: words['match'] ?? '', path }],
        noindex: tip.simulated,
      },
      { of: 'tip', values: { home: match.home, away: match.away, author: tipster.showName } },
    ),
  );
}
