import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLazyTranslation } from '../../i18n/use-translation';
import { member } from '../../i18n/vi/lazy/member';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';

const POST = 'pId';

/**
 * check-same-user and check-newsfeed-detail, in this order; the loader handles check-user-exists. These guards need the
 * current user, whom only the browser knows. Call it inside an observer.
 */
export function useMemberGuards(slug: string): void {
  const { t } = useLazyTranslation('member', member);
  const { viewer, toasts } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isOwn = viewer.member?.username.toLowerCase() === slug.toLowerCase();
  const asksForPost = search.has(POST);

  // The member's own profile redirects to the account page while there is no feed.
  useEffect(() => {
    if (isOwn) void navigate(`${baseOf(pathname)}/tai-khoan`, { replace: true });
  }, [isOwn, navigate, pathname]);

  // The site has no posts yet, so a requested post is always missing.
  useEffect(() => {
    if (isOwn || !asksForPost) return;
    const rest = new URLSearchParams(search);
    rest.delete(POST);
    setSearch(rest, { replace: true, preventScrollReset: true });
    toasts.push({ tone: 'info', title: t('postGone') });
  }, [isOwn, asksForPost, search, setSearch, toasts, t]);
}
