// The comparison of the chat-render bench: the page of the room as the site shows it, without the site's program. Each message goes
// into the document as it comes, in the same elements and styles, and the newest 500 stay there.

const MAX = 500;

/**
 * @param {import('playwright-core').Page} page
 * @param {{ url: string, token: string, storms: import('./storm-site.mjs').StormSite }} site
 */
export async function openPlainList(page, { url, token, storms }) {
  await page.goto(url);
  while (!storms.hasReader) await page.waitForTimeout(100);
  // A message with its toolbar is the model of all.
  storms.storm(2);
  await page.getByRole('log').getByRole('listitem').nth(1).waitFor();
  storms.calm();
  const html = await page.evaluate(() => {
    for (const program of document.querySelectorAll('script, link[rel="modulepreload"]')) program.remove();
    // Rules that the program added are not in the text of their element.
    for (const { ownerNode, cssRules } of document.styleSheets)
      if (ownerNode instanceof HTMLStyleElement)
        ownerNode.textContent = Array.from(cssRules, ({ cssText }) => cssText).join('\n');
    return document.documentElement.outerHTML;
  });
  const plain = new URL(`${url}&plain=1`);
  storms.serve(plain.pathname + plain.search, `<!doctype html>${html}`);
  await page.goto(plain.href);
  await page.evaluate(runPlainList, { token, max: MAX });
  await page.getByRole('log').and(page.locator('[data-ready]')).waitFor();
}

/** Runs in the page. */
function runPlainList({ token, max }) {
  const log = document.querySelector('[role="log"]');
  const list = log.querySelector('ol');
  const model = [...list.children].at(-1).cloneNode(true);
  list.replaceChildren();
  list.removeAttribute('style');
  const [name, text, time] = ['name', 'text', 'time'].map((part) => placeOf(model, part));
  const socket = new WebSocket(`ws://${location.host}/chat?token=${token}`);
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(data);
    if (frame.type === 'hello')
      socket.send(
        JSON.stringify({
          type: 'sub',
          topic: 'chatroom',
          groupId: Number(new URL(location.href).searchParams.get('roomId')),
        }),
      );
    if (frame.type === 'sub') log.dataset.ready = '';
    if (frame.type === 'messages') for (const message of frame.list) add(message);
  });

  function add(message) {
    const row = model.cloneNode(true);
    at(row, name).textContent = message.showName;
    at(row, text).textContent = message.filteredMessage;
    at(row, time).textContent = new Date(message.createdAt).toTimeString().slice(0, 5);
    list.append(row);
    if (list.children.length > max) list.firstChild.remove();
    log.scrollTop = log.scrollHeight;
  }

  /** Where a part of the message is: the indices of its elements from the row on. */
  function placeOf(row, part) {
    const time = row.querySelector('time');
    const main = time.parentElement.parentElement;
    const found = { time, name: time.parentElement.firstElementChild, text: main.children[1] }[part];
    const path = [];
    for (let one = found; one !== row; one = one.parentElement)
      path.unshift([...one.parentElement.children].indexOf(one));
    return path;
  }

  function at(row, path) {
    return path.reduce((element, index) => element.children[index], row);
  }
}
