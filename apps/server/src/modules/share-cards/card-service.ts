import { createHash } from 'node:crypto';
import type { Article, MediaKind, PublicProfile, TeamProfile, Tip, Tournament } from '@khandai/contracts';
import type { ReactElement } from 'react';
import { fixtureKeys } from '../fixtures/fixture-link.js';
import { FixtureNotFound } from '../fixtures/fixture-faults.js';
import type { FixtureRepository } from '../fixtures/fixture-repository.js';
import { toFixture } from '../fixtures/fixture-wire.js';
import { ImageMemory } from '../../platform/pictures/image-memory.js';
import { articleCard } from './article-card.js';
import { type CrestFacts, crestCard } from './crest-card.js';
import { ArticleNotShown, TitleNotShown } from './share-faults.js';
import { beforeKickOff, type MatchFacts, matchCard } from './match-card.js';
import { type PersonFacts, personCard } from './person-card.js';
import { tipCard } from './tip-card.js';
import { titleCard } from './title-card.js';
import type { SharedTitles } from './title-folders.js';

const MEMORY_BYTES = 32 * 1024 * 1024;
const noCounts = { online: () => 0 };

/** What cards are about, as their modules know it: only what is public. */
export interface CardSubjects {
  readonly fixtures: Pick<FixtureRepository, 'find'>;
  readonly profiles: { profile(username: string): Promise<PublicProfile> };
  readonly articles: { card(slug: string): Promise<Article | undefined> };
  readonly tips: { info(reader: null, slug: string): Promise<Tip> };
  readonly titles: SharedTitles;
  /** By the id of their page. Both throw when there is none. */
  readonly teams: { detail(id: number): Promise<Pick<TeamProfile, 'team' | 'league' | 'simulated'>> };
  readonly tournaments: {
    detail(of: { id: number }): Promise<Pick<Tournament, 'league' | 'simulated'>>;
  };
  /** A picture of the site as a `data:` URI; undefined when it cannot be had. */
  readonly pictures: { inline(address: string, width: 320 | 640): Promise<string | undefined> };
}

export interface CardDeps extends CardSubjects {
  readonly painter: { paint(card: ReactElement): Promise<Buffer> };
}

/** A painted card. `tag` changes with what it shows. */
export interface Card {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** Pictures of matches, teams, competitions, articles, tips, members and titles of media for shared links. What was painted stays in memory while it is shown as it is. */
export class CardService {
  readonly #memory = new ImageMemory<Card>(MEMORY_BYTES);
  readonly #inProgress = new Map<string, Promise<Card>>();

  constructor(private readonly deps: CardDeps) {}

  /** With `hidesScore` a match looks as before its kick-off. Throws FixtureNotFound. */
  async match(link: string, { hidesScore = false }: { readonly hidesScore?: boolean } = {}): Promise<Card> {
    const row = await this.deps.fixtures.find(fixtureKeys(link));
    if (!row) throw new FixtureNotFound();
    const { league, round, home, away, status, state, awarded, ...course } = toFixture(row, [], noCounts);
    const { kickOff, dateOnly, homeScore, awayScore, extra, origin } = course;
    const facts: MatchFacts = {
      ...{ league, round, home, away, status, state, awarded },
      ...{ kickOff, dateOnly, homeScore, awayScore, extra, origin },
    };
    const shown = hidesScore ? beforeKickOff(facts) : facts;
    return this.#painted('match', shown, async () => matchCard(shown));
  }

  /** Throws MemberNotFound. */
  async person(username: string): Promise<Card> {
    const profile = await this.deps.profiles.profile(username);
    const { displayName: name, role, simulated, profilePicture } = profile;
    const facts: PersonFacts = {
      ...{ name, username: profile.username, commentator: role === 'commentator', simulated },
      picture: profilePicture ?? undefined,
    };
    return this.#painted('person', facts, async () =>
      personCard({ ...facts, picture: await this.#inline(facts.picture, 320) }),
    );
  }

  /** Throws ArticleNotShown for an article that readers do not see. */
  async article(slug: string): Promise<Card> {
    const article = await this.deps.articles.card(slug);
    if (!article) throw new ArticleNotShown();
    const { title, category, author, publishedAt, simulated, cover } = article;
    const facts = {
      title,
      category: category.name,
      author: author.showName,
      publishedAt: new Date(publishedAt),
      simulated,
    };
    return this.#painted('article', { ...facts, cover: cover?.url }, async () =>
      articleCard({ ...facts, cover: await this.#inline(cover?.url, 640) }),
    );
  }

  /** Throws TipNotFound. */
  async tip(slug: string): Promise<Card> {
    const { match, market, tipster, lockedAt, simulated } = await this.deps.tips.info(null, slug);
    const face = tipster.profilePicture ?? undefined;
    const facts = { ...match, market, tipster: tipster.showName, lockedAt: new Date(lockedAt), simulated };
    return this.#painted('tip', { ...facts, face }, async () =>
      tipCard({ ...facts, face: await this.#inline(face, 320) }),
    );
  }

  /** Throws TitleNotShown for a title that readers do not get. */
  async title(kind: MediaKind, slug: string): Promise<Card> {
    const found = await this.deps.titles.bySlug(kind, slug);
    if (!found) throw new TitleNotShown();
    const facts = { kind, title: found.title, simulated: found.simulated };
    const poster = found.poster ?? undefined;
    return this.#painted('title', { ...facts, poster }, async () =>
      titleCard({ ...facts, poster: await this.#inline(poster, 640) }),
    );
  }

  /** Throws TeamNotFound. */
  async team(pageId: string): Promise<Card> {
    const { team, league, simulated } = await this.deps.teams.detail(idOf(pageId));
    const facts: CrestFacts = { name: team.name, line: league?.name ?? '', colors: team.colors, simulated };
    return this.#painted('team', facts, async () => crestCard(facts));
  }

  /** Without a season: the pages of all its seasons share it. Throws TournamentNotFound. */
  async tournament(pageId: string): Promise<Card> {
    const { league, simulated } = await this.deps.tournaments.detail({ id: idOf(pageId) });
    const facts: CrestFacts = { name: league.name, line: '', colors: [league.color, '#ffffff'], simulated };
    return this.#painted('tournament', facts, async () => crestCard(facts));
  }

  async #inline(address: string | undefined, width: 320 | 640): Promise<string | undefined> {
    return address === undefined ? undefined : this.deps.pictures.inline(address, width);
  }

  /** Those who ask for the same card at the same time share one painting. */
  #painted(kind: string, facts: object, draw: () => Promise<ReactElement>): Promise<Card> {
    const tag = `"${createHash('sha1')
      .update(JSON.stringify([kind, facts]))
      .digest('base64url')}"`;
    const known = this.#memory.get(tag);
    if (known) return Promise.resolve(known);
    const painting = this.#inProgress.get(tag) ?? this.#paint(tag, draw).finally(() => this.#inProgress.delete(tag));
    this.#inProgress.set(tag, painting);
    return painting;
  }

  async #paint(tag: string, draw: () => Promise<ReactElement>): Promise<Card> {
    const card = { tag, bytes: await this.deps.painter.paint(await draw()) };
    this.#memory.set(tag, card);
    return card;
  }
}

/** Pages have ids from 1 on, so that none has 0. */
const idOf = (pageId: string): number => (/^[1-9]\d{0,8}$/.test(pageId) ? Number(pageId) : 0);
