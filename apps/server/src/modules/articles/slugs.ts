import { searchKey } from '../../platform/plain-text.js';

const MAX_LENGTH = 100;
const FALLBACK = 'bai-viet';

/** Addresses below `/tin-tuc` that are no article. */
export const RESERVED: ReadonlySet<string> = new Set(['hashtag', 'rss', 'trang', 'tim-kiem', 'moi-nhat']);

/** `Nam Định thắng 2–0!` → `nam-dinh-thang-2-0`. Cut between words. */
export function slugOf(title: string): string {
  const words = searchKey(title).match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  // Digits alone are the id of an article.
  return /[a-z]/.test(slug) ? slug : [FALLBACK, slug].filter(Boolean).join('-');
}

/** The slug, or its first numbered form that is free. */
export async function freeSlug(wanted: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(slug))) return slug;
  }
}
