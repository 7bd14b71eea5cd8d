import facesCss from '@khandai/ui-kit/fonts.css?inline';
import { fontLoader } from './font-loader';
import { readFontRules } from './font-rules';

/** An element of the head whose content only the server has; the browser renders what it finds in the document. */
export interface HeadElement {
  readonly id: string;
  readonly html: () => string;
}

const headElement = (id: string, html: () => string): HeadElement => ({
  id,
  html: () => (import.meta.env.SSR ? html() : (document.getElementById(id)?.innerHTML ?? '')),
});

// `readFontRules` runs on the server only: the bundler drops it from the browser's files.
const rules = import.meta.env.SSR ? readFontRules(facesCss) : undefined;

/** System fonts with the metrics of the site's fonts, which show until those have loaded. */
export const fallbackFonts = headElement('khandai-fallbacks', () => rules?.local ?? '');

/** Script that loads the site's fonts. In the head, because a stylesheet of its own would delay the first paint. */
export const fontScript = headElement('khandai-fonts', () => fontLoader(rules?.web ?? []));

/** The fonts for a browser without scripts. */
export const fontStyles = headElement('khandai-font-styles', () => facesCss);
