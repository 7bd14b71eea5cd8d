import type { FontFaceArguments } from './font-rules';

/** The page waits for all fonts at most this long, then shows those that have loaded and each of the others when it has. */
const MAX_WAIT_MS = 3_000;

/**
 * Script that loads all `fonts` and shows them together. By rules in a stylesheet each font would show as soon as it has loaded,
 * and the browser would lay out the whole page a dozen times. System fonts show first, so the files come with low priority: a
 * `FontFace` that fetches its own file does so with the highest, and takes the network from the page's scripts and images.
 */
export const fontLoader = (fonts: readonly FontFaceArguments[]): string => `((fonts)=>{
const load=async([family,source,descriptors])=>{
const path=/^url\\(["']?(\\/[^"')]+)/.exec(source)?.[1];
const data=path?await(await fetch(path,{priority:"low"})).arrayBuffer():source;
return new FontFace(family,data,descriptors).load();
};
const faces=fonts.map(load);
const late=new Promise((resolve)=>setTimeout(resolve,${MAX_WAIT_MS}));
Promise.race([Promise.allSettled(faces),late]).then(()=>{
for(const face of faces)face.then((font)=>document.fonts.add(font),(error)=>console.warn(error));
});
})(${JSON.stringify(fonts).replaceAll('<', '\\u003c')})`;
