const MATCH = ['home', 'away', 'league', 'date', 'site'] as const;
const TITLE = ['title', 'summary', 'site'] as const;

/** Kinds of pages whose title and description the operator may word, with the placeholders that each fills. */
export const seoPlaceholders = {
  match: MATCH,
  odds: MATCH,
  team: ['title', 'site'],
  league: ['title', 'season', 'site'],
  article: TITLE,
  tip: ['home', 'away', 'author', 'site'],
  member: ['title', 'username', 'site'],
  highlight: TITLE,
  reel: TITLE,
  film: TITLE,
  comic: TITLE,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SeoPage = keyof typeof seoPlaceholders;

export const seoPages = Object.keys(seoPlaceholders) as readonly SeoPage[];

/** The first part of a text in braces that is not a placeholder of such a page; undefined when all are. */
export function unknownPlaceholder(page: SeoPage, text: string): string | undefined {
  const known: readonly string[] = seoPlaceholders[page];
  // A brace without its other half would be shown as it is.
  return text.match(/\{[^{}]*\}?|\}/g)?.find((part) => !known.some((name) => part === `{${name}}`));
}
