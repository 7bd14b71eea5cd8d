/** The light build has the types of the full one; the package names none for it. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
