import { IMAGE_DENSITIES, IMAGE_WIDTHS } from '@khandai/contracts';
import type { PictureFigures } from '@khandai/ui-kit';

const UPLOADS = '/tep/';

/**
 * Figures of uploads and of pictures on `hosts`, by the image route of this site. Any other picture is fetched as it is:
 * drawings of the site itself, and of hosts the operator named nowhere.
 */
export function pictureFigures(hosts: readonly string[]): PictureFigures {
  const isMade = (src: string) => src.startsWith(UPLOADS) || isOnHost(src, hosts);
  return {
    widths: IMAGE_WIDTHS,
    densities: IMAGE_DENSITIES,
    address: (src, figure) => {
      if (!isMade(src)) return null;
      const word = figure === 'placeholder' ? 'mo' : `${figure.width}x${figure.density}`;
      return `/anh/${word}?src=${encodeURIComponent(src)}`;
    },
  };
}

/** As the server judges it: https, the host by its name and port. */
function isOnHost(src: string, hosts: readonly string[]): boolean {
  const host = hosts.length > 0 ? /^https:\/\/([^/?#@\\]+)(?:[/?#]|$)/.exec(src)?.[1] : undefined;
  return host !== undefined && hosts.includes(host.toLowerCase());
}
