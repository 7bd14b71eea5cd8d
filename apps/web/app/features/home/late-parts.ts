import { LateCode } from '../../shell/parts/late-code';

/** What lies below the first screen of a phone, or beside it on a desktop. */
export const upcomingCode = new LateCode(() => import('./Upcoming').then(({ Upcoming }) => Upcoming));
export const leaguesCode = new LateCode(() => import('./HomeLeagues').then(({ HomeLeagues }) => HomeLeagues));
export const newsCode = new LateCode(() => import('../../domains/news').then(({ LatestNews }) => LatestNews));
export const continueCode = new LateCode(() => import('./HomeContinue').then(({ HomeContinue }) => HomeContinue));
export const yoursCode = new LateCode(() => import('./HomeYours').then(({ HomeYours }) => HomeYours));
export const tipsCode = new LateCode(() => import('./HomeTips').then(({ HomeTips }) => HomeTips));
export const raceCode = new LateCode(() => import('./HomeRace').then(({ HomeRace }) => HomeRace));
