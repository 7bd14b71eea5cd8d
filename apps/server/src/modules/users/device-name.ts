import { addressKey } from '../../platform/http/trusted-proxies.js';
import { sentence } from '../../platform/messages.js';

/** The order matters: most browsers also name the browser they derive from. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/coc_coc_browser/i, 'Cốc Cốc'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'máy Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Short device name that its owner recognises, from the User-Agent: "Chrome trên Android". */
export function deviceName(userAgent = ''): string {
  const named = (list: typeof BROWSERS) => list.find(([mark]) => mark.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser !== undefined && system !== undefined) return sentence('deviceBoth', { browser, system });
  return browser ?? system ?? sentence('deviceUnknown');
}

/** An address without its last part: it shows the network but does not identify a household. */
export function shortAddress(address: string): string {
  const key = addressKey(address);
  const v6 = /^((?:[^:]*:){2}[^:]*):[^:]*::\/64$/.exec(key)?.[1];
  if (v6 !== undefined) return `${v6}:*`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(key) ? key.replace(/\d+$/, '*') : '';
}
