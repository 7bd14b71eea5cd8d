import { kitCss } from '@khandai/ui-kit';
import facesCss from '@khandai/ui-kit/fonts.css?inline';
import { fontLoader } from './font-loader';
import { readFontRules } from './font-rules';

/** An element of the head whose content only the server has; the browser renders what it finds in the document. */
export interface HeadElement {
  readonly id: string;
  readonly html: () => string;
}

const served = (id: string): string => document.getElementById(id)?.innerHTML ?? '';

// Each condition stands where the bundler sees that the browser's files need neither the rules nor the loader.

/** Tokens and element styles of the kit. */
export const kitStyles: HeadElement = {
  id: 'khandai-kit',
  html: () => (import.meta.env.SSR ? kitCss : served('khandai-kit')),
};

/** System fonts with the metrics of the site's fonts, which show until those have loaded. */
export const fallbackFonts: HeadElement = {
  id: 'khandai-fallbacks',
  html: () => (import.meta.env.SSR ? readFontRules(facesCss).local : served('khandai-fallbacks')),
};

/** Script that loads the site's fonts. In the head, because a stylesheet of its own would delay the first paint. */
export const fontScript: HeadElement = {
  id: 'khandai-fonts',
  html: () => (import.meta.env.SSR ? fontLoader(readFontRules(facesCss).web) : served('khandai-fonts')),
};

/** The fonts for a browser without scripts. */
export const fontStyles: HeadElement = {
  id: 'khandai-font-styles',
  html: () => (import.meta.env.SSR ? facesCss : ''),
};
