/** Start the scripts after this many milliseconds if nothing is painted, as in a background tab. */
const AT_THE_LATEST_MS = 1_000;

/**
 * Script that follows the router's own and delays it: after the first paint it fetches `files`, runs each in its own
 * task, then runs the router's script, which finds them loaded. Only the router's script runs `entry`.
 */
export function starter(files: readonly string[], entry: string | undefined): string {
  const parts = files.filter((file) => file !== entry);
  return `(()=>{
const{previousElementSibling:router,nonce}=document.currentScript;
const files=${JSON.stringify(files)},parts=${JSON.stringify(parts)};
let begun=false;
const begin=async()=>{
if(begun)return;
begun=true;
for(const href of files)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
for(const part of parts){await import(part);await new Promise((next)=>setTimeout(next))}
document.body.append(Object.assign(document.createElement("script"),{type:"module",nonce,textContent:router.textContent}));
};
if(document.hidden)begin();else requestAnimationFrame(()=>setTimeout(begin));
setTimeout(begin,${AT_THE_LATEST_MS});
})()`;
}
