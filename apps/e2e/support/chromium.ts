import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { VIETNAM } from '@khandai/calendar';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { closeAfterTests } from './cleanup.js';
import { withinAMinute } from './within.js';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

/**
 * Connects to the one Chromium of the run, which run/setup.mjs launched. Closing the connection closes the contexts that were
 * opened over it, and no others.
 */
export async function connect(): Promise<Browser> {
  const endpoint = process.env['E2E_BROWSER'];
  if (endpoint === undefined) throw new Error('E2E_BROWSER is not set: journeys run from apps/e2e/jest.config.mjs.');
  const connecting = chromium.connect(endpoint);
  const closed = closeAfterTests(async () => (await connecting).close());
  const browser = await connecting;
  browser.on('disconnected', closed);
  return browser;
}

/** One person with a browser context of their own. All complaints of the pages are collected. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and warnings of React, uncaught errors, failed requests of our own server (status 500 and above). */
  readonly complaints: string[];
}

export async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await withinAMinute(
    'a new browser context',
    browser.newContext({ locale: 'vi-VN', timezoneId: VIETNAM, viewport: PHONE, ...options }),
  );
  const page = await withinAMinute('a new page', context.newPage());
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' || /hydrat/i.test(text))
      complaints.push(`${message.type()}: ${text} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return { context, page, complaints };
}

export interface Violation {
  id: string;
  impact: string;
  where: string[];
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical violations that axe finds on the current page. */
export const seriousViolations = async (page: Page): Promise<Violation[]> =>
  (await violations(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical');

/** Headings of the current page that are more than one level below the heading before them. */
export const skippedHeadings = (page: Page): Promise<Violation[]> => violations(page, ['heading-order']);

/** What axe finds on the current page, by all rules or by some. */
async function violations(page: Page, rules: readonly string[] = []): Promise<Violation[]> {
  // Uses evaluate, because the page's content security policy forbids a script element.
  await withinAMinute('loading axe', page.evaluate(await axeSource));
  const looking = page.evaluate(async (only) => {
    interface Found {
      violations: { id: string; impact: string; nodes: { html: string }[] }[];
    }
    const axe = (globalThis as unknown as { axe: { run(options: object): Promise<Found> } }).axe;
    // Colours on their way from one theme to the other are none that the page chose.
    // Neither frames nor transitions go on in a page that Chromium does not draw, so the wait for them ends by itself.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const settled = async () => {
      await frame().then(frame);
      const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    };
    await Promise.race([settled(), new Promise((resolve) => setTimeout(resolve, 5000))]);
    // Without `resultTypes` axe also describes each element that passed, which takes most of its time.
    const found = await axe.run({ resultTypes: ['violations'], ...(only.length > 0 && { runOnly: only }) });
    return found.violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map((node) => node.html.slice(0, 200)),
    }));
  }, rules);
  return withinAMinute('axe', looking);
}
