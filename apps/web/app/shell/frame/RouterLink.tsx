import type { KitLinkProps } from '@khandai/ui-kit';
import { Link } from 'react-router';
import { useServices } from '../services/services';
import { chunksOf } from '../router/route-chunks';

/**
 * The kits' link component. Internal links navigate without a page load, and preload their page on hover, focus or
 * touch.
 */
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
