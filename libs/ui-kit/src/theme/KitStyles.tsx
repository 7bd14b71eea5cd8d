import { baseCss } from './base.js';
import { tokensCss } from './tokens.js';

/** Tokens and element styles, for the head of the document. Render it once, before anything of the kit. */
export function KitStyles({ nonce }: { nonce?: string | undefined }) {
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tokensCss + baseCss }} />;
}
