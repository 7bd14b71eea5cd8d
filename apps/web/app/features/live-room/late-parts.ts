import { LateCode } from '../../shell/parts/late-code';

/** What lies below the first screen of a room. */
export const newsCode = new LateCode(() => import('../../domains/news').then(({ LatestNews }) => LatestNews));
