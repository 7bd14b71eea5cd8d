/** Where nothing is painted (a tab in the background), the scripts start after this many milliseconds. */
const AT_THE_LATEST_MS = 1_000;

/**
 * The script after the router's own, which it keeps from running: once the page is on screen it fetches `files`, lets each
 * run in a task of its own, and then hands over to the router's script, which finds them ready. `entry` is run by that script
 * alone.
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
