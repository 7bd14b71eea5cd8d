import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MailLink, readMailLink } from './mail-link';

/** The link one came by, if it was one of a letter. Its secret leaves the address at once: nobody is to copy it, no history to keep it. */
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
