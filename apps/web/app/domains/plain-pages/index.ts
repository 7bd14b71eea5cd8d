/** Public entry of the `plain-pages` domain. */
export { PlainPageLinks } from './PlainPageLinks';
