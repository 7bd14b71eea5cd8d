import type { KitLinkProps } from '@khandai/ui-kit';
import { Link } from 'react-router';
import { useServices } from '../services/services';
import { chunksOf } from '../router/route-chunks';

/** Links of the kit, followed without a page load when they stay on the site, their page fetched ahead when one is about to follow them. */
export function RouterLink({ href, children, ...rest }: KitLinkProps) {
  const { preloads } = useServices();
  const isOurs = href.startsWith('/') && !href.startsWith('//');
  if (!isOurs) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const ahead = () => {
    preloads.want(chunksOf(href, window.__reactRouterManifest?.routes ?? {}));
  };
  return (
    <Link to={href} onPointerEnter={ahead} onFocus={ahead} onTouchStart={ahead} {...rest}>
      {children}
    </Link>
  );
}
