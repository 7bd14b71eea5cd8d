import type { Fixture, LeagueSummary, SearchedTitle, SearchHit, SearchKind, Team } from '@khandai/contracts';
import type { Database } from '../../platform/database/database.js';
import { FixtureRepository } from '../fixtures/fixture-repository.js';
import { toTeam, withHosts } from '../fixtures/fixture-wire.js';
import type { OnlineCounts } from '../fixtures/online-counts.js';
import { excerptOf, marksOf } from './marks.js';
import type { Found, SearchRepository } from './search-repository.js';

export interface SearchHitsDeps {
  readonly documents: Pick<SearchRepository, 'documents' | 'matches' | 'teams' | 'spoiled'>;
  readonly database: Database;
  readonly counts: OnlineCounts;
  readonly schedule: { leagues(): Promise<{ list: LeagueSummary[] }> };
  readonly titles: { byIds(titleIds: readonly number[]): Promise<Map<number, FoundTitle>> };
}

/** A title of the site's own media. */
interface FoundTitle extends SearchedTitle {
  readonly poster: string | null;
  readonly fixture: Fixture | null;
}

type Document = Awaited<ReturnType<SearchRepository['documents']>>[number];

const TIMELESS: ReadonlySet<SearchKind> = new Set(['team', 'league', 'member', 'room']);

/** Turns found documents into results as they are shown. */
export class SearchHits {
  readonly #fixtures: FixtureRepository;

  constructor(private readonly deps: SearchHitsDeps) {
    this.#fixtures = new FixtureRepository(deps.database);
  }

  /** In the order of `found`; what was deleted since is left out. */
  async of(found: readonly Found[], words: readonly string[]): Promise<SearchHit[]> {
    const documents = await this.deps.documents.documents(found);
    const [matches, leagues, teams, titles, spoiled] = await Promise.all([
      this.#matches(documents),
      this.#leagues(documents),
      this.#teams(documents),
      this.#titles(documents),
      this.#spoiled(documents),
    ]);
    const byKey = new Map(documents.map((one) => [keyOf(one), one]));
    return found.flatMap((one) => {
      const document = byKey.get(keyOf(one));
      if (!document) return [];
      const hit = toHit(document, words);
      if (one.kind === 'team') {
        const team = teams.get(one.ref) ?? null;
        return [{ ...hit, ...(team?.pageId !== undefined && { link: `/doi-bong/${team.pageId}` }), team }];
      }
      const summary = leagues.get(one.ref);
      if (one.kind === 'league')
        return summary === undefined ? [] : [{ ...hit, link: leagueLink(summary), league: summary.league }];
      if (one.kind === 'title') {
        const title = titles.get(one.ref);
        return title ? [{ ...hit, ...title }] : [];
      }
      if (one.kind === 'article') return [{ ...hit, spoils: spoiled.get(one.ref) ?? null }];
      if (one.kind !== 'match') return [hit];
      const fixture = matches.get(one.ref);
      return fixture ? [{ ...hit, fixture }] : [];
    });
  }

  async #matches(documents: readonly Document[]): Promise<Map<string, Fixture>> {
    const ids = documents.filter(({ kind }) => kind === 'match').map(({ ref }) => ref);
    if (ids.length === 0) return new Map();
    const rows = await this.deps.documents.matches(ids);
    const list = await withHosts(rows, { fixtures: this.#fixtures, counts: this.deps.counts });
    return new Map(list.map((fixture) => [fixture.fixtureId, fixture]));
  }

  async #teams(documents: readonly Document[]): Promise<Map<string, Team>> {
    const ids = documents.filter(({ kind }) => kind === 'team').map(({ ref }) => ref);
    const rows = ids.length === 0 ? [] : await this.deps.documents.teams(ids);
    return new Map(rows.map((row) => [row.teamId, toTeam(row)]));
  }

  async #titles(
    documents: readonly Document[],
  ): Promise<Map<string, Pick<SearchHit, 'media' | 'picture' | 'fixture'>>> {
    const ids = documents.filter(({ kind }) => kind === 'title').map(({ ref }) => Number(ref));
    const found = await this.deps.titles.byIds(ids);
    return new Map(
      [...found].map(([id, { kind, simulated, poster, fixture }]) => [
        String(id),
        { media: { kind, simulated }, picture: poster, fixture },
      ]),
    );
  }

  /** Of articles that may tell the score of a match, that match. */
  async #spoiled(documents: readonly Document[]): Promise<Map<string, string>> {
    const ids = documents.filter(({ kind }) => kind === 'article').map(({ ref }) => Number(ref));
    const found = ids.length === 0 ? [] : await this.deps.documents.spoiled(ids);
    return new Map(found.flatMap(({ id, match }) => (match === null ? [] : [[String(id), match]])));
  }

  async #leagues(documents: readonly Document[]): Promise<Map<string, LeagueSummary>> {
    if (!documents.some(({ kind }) => kind === 'league')) return new Map();
    const { list } = await this.deps.schedule.leagues();
    return new Map(list.map((summary) => [summary.league.leagueId, summary]));
  }
}

const keyOf = ({ kind, ref }: Found): string => `${kind} ${ref}`;

function toHit(document: Document, words: readonly string[]): SearchHit {
  const { kind, ref, at, person, picture } = document;
  const isPost = kind === 'post';
  const marked = (text: string) => ({ text, marks: marksOf(text, words) });
  return {
    kind,
    id: ref,
    link: linkOf(document),
    title: isPost ? { text: person?.showName ?? '', marks: [] } : marked(document.title),
    note: marked(isPost ? excerptOf(document.note, words) : document.note),
    at: TIMELESS.has(kind) ? null : at.toISOString(),
    person: kind === 'room' ? null : person,
    picture,
    spoils: null,
    media: null,
    fixture: null,
    team: null,
    league: null,
  };
}

/** A team without a page is found by its matches. */
function linkOf({ kind, ref, title, link }: Document): string {
  if (kind === 'team') return `/tim-kiem?${new URLSearchParams({ q: title, loai: 'tran' }).toString()}`;
  return kind === 'post' ? `/bang-tin?pId=${ref}` : link;
}

const leagueLink = ({ league: { pageId }, slug }: LeagueSummary): string =>
  pageId === undefined ? `/lich-thi-dau/${slug}` : `/giai-dau/${pageId}`;
