import type { FontFaceArguments } from './font-rules';

/** The page waits for all fonts at most this long, then shows those that have loaded and each of the others when it has. */
const MAX_WAIT_MS = 3_000;

/**
 * Script that loads all `fonts` and shows them together. By rules in a stylesheet each font would show as soon as it has loaded,
 * and the browser would lay out the whole page a dozen times.
 */
export const fontLoader = (fonts: readonly FontFaceArguments[]): string => `((fonts)=>{
const faces=fonts.map((font)=>new FontFace(...font));
const loaded=Promise.allSettled(faces.map((face)=>face.load()));
const late=new Promise((resolve)=>setTimeout(resolve,${MAX_WAIT_MS}));
Promise.race([loaded,late]).then(()=>{for(const face of faces)document.fonts.add(face)});
})(${JSON.stringify(fonts).replaceAll('<', '\\u003c')})`;
