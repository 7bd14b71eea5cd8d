import type { KitLinkProps } from '@khandai/ui-kit';
import { Link } from 'react-router';

/** Links of the kit, followed without a page load when they stay on the site. */
export function RouterLink({ href, ...rest }: KitLinkProps) {
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...rest} />;
  return <Link to={href} {...rest} />;
}
