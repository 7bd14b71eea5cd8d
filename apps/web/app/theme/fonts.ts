import vietnamese400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';
import latin400 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import type { LinkDescriptor } from 'react-router';

/** The two faces that nearly every line of a page needs; the rest come when a glyph asks for them. */
export const fontLinks: LinkDescriptor[] = [latin400, vietnamese400].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
}));
