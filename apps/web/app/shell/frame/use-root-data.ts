import { VIETNAM } from '@khandai/calendar';
import { useRouteLoaderData } from 'react-router';
import type { RootData } from '../router/root-loader';
import { noSite } from '../router/site-data';

/** Fallback data of the frame for when the root loader failed. */
export const emptyRoot: RootData = {
  navigation: { primarys: [], footerNav: [], topMarquee: [] },
  totals: { totalLive: 0, totalMode: 0, list: [] },
  now: 0,
  timezone: VIETNAM,
  siteOrigin: '',
  origin: 'provider',
  language: 'vi',
  sentences: {},
  site: noSite,
  build: '',
  analyticsSrc: null,
  imageHosts: [],
};

export const useRootData = (): RootData => useRouteLoaderData<RootData>('root') ?? emptyRoot;
