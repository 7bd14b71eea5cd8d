import type { KitLinkProps } from '@khandai/ui-kit';
import { Link } from 'react-router';

/** Links of the kit, followed without a page load when they stay on the site. */
export function RouterLink({ href, children, ...rest }: KitLinkProps) {
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  if (!isOurs) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link to={href} {...rest}>
      {children}
    </Link>
  );
}
