import type { Article } from '@khandai/contracts';

export interface Arranged {
  /** The story with the large picture. */
  readonly lead: Article | undefined;
  /** Two stories side by side below it; none when fewer than two have a picture. */
  readonly pair: readonly Article[];
  readonly rows: readonly Article[];
}

/** How the first page shows its articles. The lead is the editors' first pick, if they have one, else the newest. */
export function arrange(articles: readonly Article[], pick: Article | undefined): Arranged {
  const lead = pick ?? articles[0];
  const rest = articles.filter(({ articleId }) => articleId !== lead?.articleId);
  const pictured = rest.slice(0, PAIR_FROM).filter(({ cover }) => cover !== null);
  const pair = pictured.length < 2 ? [] : pictured.slice(0, 2);
  return { lead, pair, rows: rest.filter((article) => !pair.includes(article)) };
}

/** The pair is of the newest articles: an older one does not come before newer rows. */
const PAIR_FROM = 4;
