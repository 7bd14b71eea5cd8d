import type { ArticleDoc, PageLocale, PageSlug } from '@khandai/contracts';
import type { PageKey } from './page-repository.js';
import { about } from './texts/about.js';
import { conditions } from './texts/conditions.js';
import { cookies } from './texts/cookies.js';
import { recruitment } from './texts/recruitment.js';
import { termsOfUse } from './texts/terms-of-use.js';

export interface BuiltInPage {
  readonly title: string;
  readonly summary: string;
  readonly content: ArticleDoc;
  readonly changedAt: string;
}

/** The day on which these texts were last changed. Change it together with them. */
const CHANGED_AT = '2026-11-23T00:00:00.000Z';

const texts: Readonly<Record<PageSlug, Readonly<Record<PageLocale, Omit<BuiltInPage, 'changedAt'>>>>> = {
  'gioi-thieu': about,
  'tuyen-dung': recruitment,
  'chinh-sach-cookie': cookies,
  'dieu-khoan-su-dung': termsOfUse,
  'dieu-kien-va-dieu-khoan': conditions,
};

/** The text that the site comes with. */
export const builtInPage = ({ slug, locale }: PageKey): BuiltInPage => ({
  ...texts[slug][locale],
  changedAt: CHANGED_AT,
});
