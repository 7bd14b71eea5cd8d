import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLateWords } from '../../i18n/use-translation';
import { member } from '../../i18n/vi/late/member';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';

const POST = 'pId';

/**
 * check-same-user and check-newsfeed-detail, in this order; check-user-exists is the loader's. They need to know who is
 * watching, which the browser alone does. Call inside an observer.
 */
export function useMemberGuards(slug: string): void {
  const { t } = useLateWords('member', member);
  const { viewer, toasts } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isOwn = viewer.member?.username.toLowerCase() === slug.toLowerCase();
  const asksForPost = search.has(POST);

  // One's own page is that of the account, as long as there is no feed to go to.
  useEffect(() => {
    if (isOwn) void navigate(`${baseOf(pathname)}/tai-khoan`, { replace: true });
  }, [isOwn, navigate, pathname]);

  // No post can be opened here, so whichever is asked for is not there.
  useEffect(() => {
    if (isOwn || !asksForPost) return;
    const rest = new URLSearchParams(search);
    rest.delete(POST);
    setSearch(rest, { replace: true, preventScrollReset: true });
    toasts.push({ tone: 'info', title: t('postGone') });
  }, [isOwn, asksForPost, search, setSearch, toasts, t]);
}
