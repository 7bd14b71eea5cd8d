import type { HighlightInfo } from '@khandai/contracts';
import type { MetaDescriptor } from 'react-router';
import { shownTitle, videoObject } from '../../domains/media';
import { highlight } from '../../i18n/vi/lazy/highlight';
import { media } from '../../i18n/vi/lazy/media';
import { drawnImage, pageMeta, type SiteMeta } from '../../shell/seo/page-meta';
import { worded } from '../../shell/seo/seo-template';
import { HIGHLIGHTS, highlightPath } from './highlight-address';
import type { HighlightData, HighlightsData } from './load-highlights';

const SITE = ' · Khán Đài';
const CRUMBS = [{ name: highlight.title, path: HIGHLIGHTS }];

export function highlightMeta(page: HighlightsData | HighlightData, site: SiteMeta): MetaDescriptor[] {
  if (page.kind === 'highlight') return videoMeta(page.highlight, page.hidesScores, site);
  if (page.kind === 'gone')
    return pageMeta({
      ...{ title: highlight.gone + SITE, description: highlight.goneText, path: highlightPath(page.slug), site },
      ...{ crumbs: CRUMBS, noindex: true },
    });
  const { choice, page: list } = page;
  return pageMeta({
    ...{
      title: highlight.pageTitle + SITE,
      description: highlight.description,
      path: HIGHLIGHTS,
      site,
      crumbs: CRUMBS,
    },
    // Filtered lists repeat the whole one; a list that says nothing is not for search engines.
    noindex: Object.keys(choice).length > 0 || !list.ok || list.value.list.every(({ simulated }) => simulated),
  });
}

function videoMeta(video: HighlightInfo, hidesScores: boolean, site: SiteMeta): MetaDescriptor[] {
  const title = shownTitle(video, hidesScores, media.hiddenTitle);
  // Neither the summary nor the chapters are on the page of a reader who hides scores.
  const shown = hidesScores ? { ...video, title, summary: '', chapters: [] } : video;
  const { slug, summary, poster, width, height, simulated } = shown;
  const path = highlightPath(slug);
  return pageMeta(
    worded(
      {
        ...{ title: title + SITE, description: summary || highlight.description, path, site, type: 'video.other' },
        image: poster === null ? drawnImage('highlight', slug) : { path: poster, width, height },
        embeddable: true,
        crumbs: [...CRUMBS, { name: title, path }],
        data: [videoObject(shown, path, site)],
        // Search engines do not take simulated videos for real ones.
        noindex: simulated,
      },
      { of: 'highlight', values: { title, summary } },
    ),
  );
}
