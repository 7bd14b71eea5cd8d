import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MailLink, readMailLink } from './mail-link';

/**
 * The e-mail link that opened the page, if any. Its secret token leaves the address at once, so that it is neither
 * copied nor stored in the history.
 */
export function useMailLink(): readonly [link: MailLink | undefined, drop: () => void] {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, take] = useState<MailLink>();

  useLayoutEffect(() => {
    const found = readMailLink(hash);
    if (!found) return;
    take(found);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [hash, pathname, search, navigate]);

  return [
    link,
    () => {
      take(undefined);
    },
  ];
}
