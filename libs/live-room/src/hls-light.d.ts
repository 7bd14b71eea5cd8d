/** The light build has the same types as the full one, but the package declares none for it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
