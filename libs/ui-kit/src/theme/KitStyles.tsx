import { baseCss } from './base.js';
import { tokensCss } from './tokens.js';

/** Tokens and element styles, as text: for a server that writes them into the page and spares the browser a second copy. */
export const kitCss = tokensCss + baseCss;

/** Tokens and element styles for the document head. Render it once, before any component of the kit. */
export function KitStyles({ nonce }: { nonce?: string | undefined }) {
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: kitCss }} />;
}
