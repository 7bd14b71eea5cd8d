import { pageSlugs, type StaticPage } from '@khandai/contracts';
import type { LoaderFunctionArgs } from 'react-router';
import { notFound } from '../../shell/router/answers';
import { pageContext } from '../../shell/router/page-context';
import { languageFromCookie } from '../../shell/services/LanguageChoice';

/** A plain page in the reader's language; Chinese readers get the Vietnamese one. */
export async function loadPage({ request, url, context }: LoaderFunctionArgs): Promise<StaticPage> {
  const { api } = context.get(pageContext);
  const name = url.pathname.replace(/\/+$/, '').split('/').at(-1);
  const slug = pageSlugs.find((one) => one === name);
  if (!slug) throw notFound(url.pathname);
  const locale = localeOf(languageFromCookie(request.headers.get('cookie')));
  return api.call('GET /other/api/page/{slug}', { params: { slug }, query: { locale } }, request.signal);
}

/** The language of the text for a language of the page. */
export const localeOf = (language: string): StaticPage['locale'] => (language === 'en' ? 'en' : 'vi');
