import type { Reel } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { shownTitle, videoObject } from '../../domains/media';
import { reels } from '../../i18n/vi/lazy/reels';
import { pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import type { ReelsPageData } from './load-reels';
import { reelPath, REELS } from './reel-address';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: reels.title, path: REELS }];

/** Title of the browser's tab. */
export const tabTitle = (title: string): string => title + SITE;

export function reelMeta(page: ReelsPageData, site: SiteMeta): MetaDescriptor[] {
  if (page.kind === 'gone')
    return pageMeta({
      ...{ title: tabTitle(reels.gone), description: reels.description, path: reelPath(page.slug), site },
      ...{ crumbs: CRUMBS, noindex: true },
    });
  if (page.first) return oneMeta(page.first, page.hidesScores, site);
  const { page: list } = page;
  return pageMeta({
    ...{ title: reels.pageTitle + SITE, description: reels.description, path: REELS, site, crumbs: CRUMBS },
    // A list that says nothing is not for search engines.
    noindex: !list.ok || list.value.list.every(({ simulated }) => simulated),
  });
}

function oneMeta(reel: Reel, hidesScores: boolean, site: SiteMeta): MetaDescriptor[] {
  const title = shownTitle(reel, hidesScores, reels.hiddenTitle);
  const shown = hidesScores ? { ...reel, title, summary: '' } : reel;
  const { slug, summary, poster, width, height, simulated } = shown;
  const path = reelPath(slug);
  return pageMeta(
    worded(
      {
        ...{ title: tabTitle(title), description: summary || reels.description, path, site, type: 'video.other' },
        ...(poster !== null && { image: { path: poster, width, height } }),
        crumbs: [...CRUMBS, { name: title, path }],
        data: [videoObject(shown, path, site)],
        // Search engines do not take simulated videos for real ones.
        noindex: simulated,
      },
      { of: 'reel', values: { title, summary } },
    ),
  );
}
