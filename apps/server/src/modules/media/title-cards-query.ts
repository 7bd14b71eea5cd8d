import type { Fixture, MediaKind, PostSource } from '@khandai/contracts';
import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.js';
import type { Database } from '../../platform/database/database.js';
import { comics, mediaFiles, mediaLicences, mediaTitles, uploads } from '../../platform/database/schema.js';
import type { FixtureCards } from '../fixtures/fixture-cards-query.js';
import type { TitleDeskDeps } from './desk/title-desk.js';
import { isShown } from './shown-titles-query.js';

/** A title of any kind, as lists of other modules show it. */
export interface TitleCard {
  readonly titleId: number;
  readonly kind: MediaKind;
  readonly slug: string;
  readonly title: string;
  readonly simulated: boolean;
  /** Its first picture, or the poster of its first video; null where the site has neither. */
  readonly poster: string | null;
  /** The match that it is about. */
  readonly fixture: Fixture | null;
}

export interface TitleCardsDeps {
  readonly database: Pick<Database, 'db'>;
  readonly matches: Pick<FixtureCards, 'byIds'>;
  readonly sourceOf: TitleDeskDeps['sourceOf'];
  readonly clock: Pick<Clock, 'now'>;
}

/** Titles that readers get now, for the search and for shared links. */
export class TitleCards {
  constructor(private readonly deps: TitleCardsDeps) {}

  async byIds(titleIds: readonly number[]): Promise<Map<number, TitleCard>> {
    if (titleIds.length === 0) return new Map();
    const list = await this.#read(inArray(mediaTitles.titleId, [...titleIds]));
    return new Map(list.map((card) => [card.titleId, card]));
  }

  async bySlug(kind: MediaKind, slug: string): Promise<TitleCard | undefined> {
    const [card] = await this.#read(and(eq(mediaTitles.kind, kind), eq(mediaTitles.slug, slug)));
    return card;
  }

  async #read(where: SQL | undefined): Promise<TitleCard[]> {
    const { database, matches, sourceOf, clock } = this.deps;
    const rows = await database.db
      .selectDistinctOn([mediaTitles.titleId], { title: getTableColumns(mediaTitles), file: getTableColumns(uploads) })
      .from(mediaTitles)
      .innerJoin(mediaLicences, eq(mediaLicences.titleId, mediaTitles.titleId))
      .leftJoin(comics, eq(comics.titleId, mediaTitles.titleId))
      // Of a comic its cover alone: the pages of drafts are its files too.
      .leftJoin(
        mediaFiles,
        and(
          eq(mediaFiles.titleId, mediaTitles.titleId),
          or(ne(mediaTitles.kind, 'comic'), eq(mediaFiles.sourceId, comics.coverSourceId)),
        ),
      )
      .leftJoin(uploads, and(eq(uploads.sourceId, mediaFiles.sourceId), eq(uploads.state, 'ready')))
      .where(and(where, isShown(new Date(clock.now()))))
      .orderBy(asc(mediaTitles.titleId), asc(uploads.kind), asc(uploads.sourceId));
    const fixtures = await matches.byIds(rows.flatMap(({ title }) => title.fixtureId ?? []));
    return rows.map(({ title: { titleId, kind, slug, title, simulated, fixtureId }, file }) => ({
      ...{ titleId, kind, slug, title, simulated },
      poster: file ? pictureOf(sourceOf(file)) : null,
      fixture: fixtureId === null ? null : (fixtures.get(fixtureId) ?? null),
    }));
  }
}

const pictureOf = ({ type, url, poster }: PostSource): string | null => (type === 'image' ? url : poster);
