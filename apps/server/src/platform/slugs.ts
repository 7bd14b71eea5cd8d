import { searchKey } from './plain-text.js';

const MAX_LENGTH = 100;

/** `Nam Định thắng 2–0!` → `nam-dinh-thang-2-0`. Cut between words; `fallback` starts the slug of a title without letters. */
export function slugOf(title: string, fallback: string): string {
  const words = searchKey(title).match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  // Digits alone are an id.
  return /[a-z]/.test(slug) ? slug : [fallback, slug].filter(Boolean).join('-');
}

/** The slug, or its first numbered form that is free. */
export async function freeSlug(wanted: string, isTaken: (slug: string) => Promise<boolean>): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await isTaken(slug))) return slug;
  }
}
