import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@khandai/contracts';
import type { PictureRenditions } from '@khandai/ui-kit';

const UPLOADS = '/tep/';

/**
 * Renditions of uploads and of pictures on `hosts`, through this site's image route. Other pictures load unchanged: the
 * site's own drawings, and pictures on hosts that the operator did not configure.
 */
export function pictureRenditions(hosts: readonly string[]): PictureRenditions {
  const hasRenditions = (src: string) => src.startsWith(UPLOADS) || isOnHost(src, hosts);
  return {
    widths: IMAGE_WIDTHS,
    densities: IMAGE_DENSITIES,
    address: (src, rendition) => {
      if (!hasRenditions(src)) return null;
      const word = rendition === 'placeholder' ? 'mo' : `${rendition.width}x${rendition.density}`;
      return `/anh/${word}?src=${encodeURIComponent(src)}`;
    },
  };
}

/** The server's rule: https, and a configured host name with its port. */
function isOnHost(src: string, hosts: readonly string[]): boolean {
  const host = hosts.length > 0 ? /^https:\/\/([^/?#@\\]+)(?:[/?#]|$)/.exec(src)?.[1] : undefined;
  return host !== undefined && hosts.includes(host.toLowerCase());
}
