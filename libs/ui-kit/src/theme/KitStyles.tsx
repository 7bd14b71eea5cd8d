import { baseCss } from './base.js';
import { tokensCss } from './tokens.js';

/** Tokens and element styles for the document head. Render it once, before any component of the kit. */
export function KitStyles({ nonce }: { nonce?: string | undefined }) {
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tokensCss + baseCss }} />;
}
