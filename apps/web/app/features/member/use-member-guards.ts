import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { OWN_POSTS } from '../../domains/account';
import { baseOf } from '../../shell/router/web-view';
import { useServices } from '../../shell/services/services';

/**
 * check-same-user: the member's own profile redirects to their posts in the feed. Only the browser knows the current user;
 * the list of posts handles check-newsfeed-detail, and the loader check-user-exists. Call it inside an observer.
 */
export function useMemberGuards(slug: string): void {
  const { viewer } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isOwn = viewer.member?.username.toLowerCase() === slug.toLowerCase();

  useEffect(() => {
    if (isOwn) void navigate(baseOf(pathname) + OWN_POSTS, { replace: true });
  }, [isOwn, navigate, pathname]);
}
