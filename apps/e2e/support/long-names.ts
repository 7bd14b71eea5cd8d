import type { Page } from 'playwright-core';

/** Names whose longest words are as wide as a third of a small phone. */
export const LONG_NAMES = ['Borussia Mönchengladbach', 'Wolverhampton Wanderers'] as const;

/** Gives the two teams, in all that the page gets from the site, those names; in the other order with `swapped`. */
export async function nameTeams(page: Page, teams: readonly [home: string, away: string], swapped = false) {
  const [first, second] = swapped ? [LONG_NAMES[1], LONG_NAMES[0]] : LONG_NAMES;
  const named = (text: string) => text.replaceAll(teams[0], first).replaceAll(teams[1], second);
  await page.route(/\/(?:al|au|other)\/api\/|\.data\b/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: named(await answer.text()) });
  });
  await page.route(
    (url) => !/\.[a-z0-9]+$|\/api\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') {
        await route.fallback();
        return;
      }
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: named(await answer.text()) });
    },
  );
  await page.routeWebSocket(/./, (ws) => {
    const server = ws.connectToServer();
    server.onMessage((message) => {
      ws.send(typeof message === 'string' ? named(message) : message);
    });
    ws.onMessage((message) => {
      server.send(message);
    });
  });
}

export interface NameFaults {
  /** Places that show one of the names, or a part of one. */
  readonly seen: number;
  /** Words on two lines, names cut off without the whole name beside them, and how far the page is wider than its window. */
  readonly faults: readonly string[];
}

/** How the page shows the long names. Lists that scroll by themselves may go beyond the window. */
export const faultsOfNames = (page: Page): Promise<NameFaults> =>
  page.evaluate(
    (names) => {
      const wordsOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}]{2,}/gu)];
      const boxesOf = (node: Node, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return [...range.getClientRects()].filter(({ width }) => width > 1);
      };
      const isUnseen = (element: Element) =>
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        element.closest('option, script, style, noscript, [inert]') !== null;
      const ancestors = (element: Element): Element[] =>
        element === document.body || !element.parentElement ? [] : [element, ...ancestors(element.parentElement)];
      const isForReaders = (element: Element) =>
        ancestors(element).some((one) => getComputedStyle(one).clipPath.startsWith('inset(50%'));
      const wholeBeside = (element: Element) => {
        const said = element.closest('[title], [aria-label]');
        const text = `${said?.getAttribute('title') ?? ''} ${said?.getAttribute('aria-label') ?? ''}`;
        return names.some((name) => text.includes(name));
      };
      /** The ancestor that cuts the box; undefined if it shows whole, or in a list that scrolls. */
      const cutter = (element: Element, box: DOMRect): Element | undefined => {
        for (const one of ancestors(element)) {
          const { overflowX, overflowY, display } = getComputedStyle(one);
          if (display === 'inline' || display === 'contents') continue;
          const edge = one.getBoundingClientRect();
          const beyondX = box.right > edge.right + 1 || box.left < edge.left - 1;
          const beyondY = box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
          const scrolls = /auto|scroll/;
          if ((beyondX && scrolls.test(overflowX)) || (beyondY && scrolls.test(overflowY))) return undefined;
          if ((beyondX && overflowX !== 'visible') || (beyondY && overflowY !== 'visible')) return one;
        }
        return undefined;
      };

      const faults: string[] = [];
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (wide > 0) faults.push(`page: ${wide} px too wide`);
      let seen = 0;
      const parts = new Set(names.flatMap((name) => name.split(' ')));
      const nodes = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const [text, element] = [node.textContent ?? '', node.parentElement];
        if (!element || text.trim() === '' || isUnseen(element) || isForReaders(element)) continue;
        for (const { 0: word, index } of wordsOf(text)) {
          const lines = new Set(boxesOf(node, index, index + word.length).map(({ top }) => Math.round(top / 4)));
          if (lines.size > 1) faults.push(`broken: ${word} in ${element.outerHTML.slice(0, 160)}`);
        }
        if (!wordsOf(text).some(([word]) => parts.has(word))) continue;
        seen += 1;
        const range = document.createRange();
        range.selectNodeContents(node);
        const by = cutter(element, range.getBoundingClientRect());
        if (by && !wholeBeside(element)) faults.push(`cut: ${text} by ${by.outerHTML.slice(0, 120)}`);
      }
      return { seen, faults: [...new Set(faults)] };
    },
    LONG_NAMES as readonly string[],
  );
