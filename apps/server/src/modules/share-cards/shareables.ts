import type { Article, PublicProfile, Tip } from '@khandai/contracts';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import { fixtureKeys } from '../fixtures/fixture-link.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { toFixture } from '../fixtures/fixture-wire.js';
import { scoreOf } from './match-card.js';
import { type SharedTitles, titleFolders } from './title-folders.js';

/** A page of the site as other sites show it. Paths are of this site. */
export interface Shareable {
  readonly title: string;
  readonly path: string;
  readonly picture: string;
  readonly author?: string;
  /** A page for a frame on other sites. */
  readonly embed?: string;
}

export interface ShareablesDeps {
  readonly fixtures: Pick<FixtureRepository, 'find'>;
  readonly profiles: { profile(username: string): Promise<PublicProfile> };
  readonly articles: { card(slug: string): Promise<Article | undefined> };
  readonly tips: { info(reader: null, slug: string): Promise<Tip> };
  readonly titles: SharedTitles;
}

/** Pages that can be shared, by their paths. */
export class Shareables {
  constructor(private readonly deps: ShareablesDeps) {}

  /** Undefined for other pages. Throws a DomainError with status 404 for what is not there or not public. */
  async at(path: string): Promise<Shareable | undefined> {
    const [, folder, key] = /^\/([a-z-]+)\/([^/]+)\/?$/.exec(path) ?? [];
    if (folder === undefined || key === undefined) return undefined;
    const name = decoded(key);
    if (name === undefined) return undefined;
    if (folder === 'truc-tiep') return this.match(name);
    if (folder === 'tip-keo') return this.#tip(name);
    if (folder === 'thanh-vien') return this.#member(name);
    return folder === 'tin-tuc' ? this.#article(name) : this.#title(folder, name);
  }

  /** Throws FixtureNotFound. */
  async match(key: string): Promise<Shareable> {
    const row = await this.deps.fixtures.find(fixtureKeys(key));
    if (!row) throw new FixtureNotFound();
    const fixture = toFixture(row, [], { online: () => 0 });
    const { home, away, link, league, status } = fixture;
    const score = scoreOf(fixture);
    return {
      title: `${home.name} ${score ?? 'gặp'} ${away.name} · ${league.name}`,
      path: `/truc-tiep/${link}`,
      picture: `/the/tran/${encodeURIComponent(link)}.png?v=${status}.${score?.replace('–', '-') ?? ''}`,
      embed: `/nhung/tran/${encodeURIComponent(link)}`,
    };
  }

  /** Undefined for a category, too: it has no article of its own. */
  async #article(slug: string): Promise<Shareable | undefined> {
    const article = await this.deps.articles.card(slug);
    if (!article) return undefined;
    const key = encodeURIComponent(article.slug);
    const { title, author } = article;
    return { title, author: author.showName, path: `/tin-tuc/${key}`, picture: `/the/bai-viet/${key}.png` };
  }

  /** Undefined for other pages and for what readers do not get. */
  async #title(folder: string, slug: string): Promise<Shareable | undefined> {
    const kind = titleFolders[folder];
    const found = kind && (await this.deps.titles.bySlug(kind, slug));
    if (!found) return undefined;
    const page = `${folder}/${encodeURIComponent(found.slug)}`;
    return { title: found.title, path: `/${page}`, picture: `/the/${page}.png` };
  }

  /** Says no pick and no price: other sites know no switch that hides them. */
  async #tip(slug: string): Promise<Shareable> {
    const { match, tipster, slug: known } = await this.deps.tips.info(null, slug);
    const key = encodeURIComponent(known);
    return {
      title: `Tip kèo ${match.home} – ${match.away}`,
      author: tipster.showName,
      path: `/tip-keo/${key}`,
      picture: `/the/tip/${key}.png`,
    };
  }

  async #member(username: string): Promise<Shareable> {
    const profile = await this.deps.profiles.profile(username);
    const name = encodeURIComponent(profile.username);
    return { title: profile.displayName, path: `/thanh-vien/${name}`, picture: `/the/thanh-vien/${name}.png` };
  }
}

/** Undefined for a text that is no URL encoding. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
