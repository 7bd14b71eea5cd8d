import { ArticleCover, ArticleDoc, ArticleStatus, Nullable } from '@khandai/contracts';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ArticleText } from '../../../platform/database/schema.js';
import type { ArticleRow } from '../article-rows.js';

const Text = Type.Object({
  title: Type.String(),
  summary: Type.String(),
  categoryId: Type.Integer(),
  content: ArticleDoc,
  cover: Nullable(ArticleCover),
  hashtags: Type.Array(Type.String()),
  fixtureId: Nullable(Type.String()),
  seoTitle: Nullable(Type.String()),
  seoDescription: Nullable(Type.String()),
});

const Time = Nullable(Type.String({ format: 'date-time' }));
const State = Type.Object({
  ...Text.properties,
  slug: Type.String(),
  status: Type.Enum(Object.values(ArticleStatus)),
  draft: Nullable(Text),
  pinned: Nullable(Type.Integer()),
  publishAt: Time,
  publishedAt: Time,
  editedAt: Time,
  deletedAt: Time,
  version: Type.Integer(),
});

/** An article as the log of the desk stores it, so that it can be put back. */
export type ArticleState = Static<typeof State>;

const checked = Compile(State);

/** Undefined for a row of the log that does not hold a whole article. */
export const stateIn = (logged: unknown): ArticleState | undefined => (checked.Check(logged) ? logged : undefined);

export function stateOf(row: ArticleRow): ArticleState {
  return {
    ...mutable(textIn(row)),
    slug: row.slug,
    status: row.status,
    draft: row.draft && mutable(row.draft),
    pinned: row.pinned,
    publishAt: row.publishAt?.toISOString() ?? null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** The columns that a state sets, without its place among the picks and its version. */
export function columnsOf({ pinned: _pinned, version: _version, ...state }: ArticleState) {
  return {
    ...state,
    publishAt: dateOf(state.publishAt),
    publishedAt: dateOf(state.publishedAt),
    editedAt: dateOf(state.editedAt),
    deletedAt: dateOf(state.deletedAt),
  };
}

/** What is put back after its planned time has passed waits for an editor, who may not want readers to have it at once. */
export const withoutMissedTime = <T extends Pick<ArticleRow, 'status' | 'publishAt' | 'publishedAt'>>(
  state: T,
  now: Date,
): T =>
  state.status === ArticleStatus.scheduled && state.publishAt !== null && state.publishAt <= now
    ? {
        ...state,
        status: state.publishedAt === null ? ArticleStatus.draft : ArticleStatus.unpublished,
        publishAt: null,
      }
    : state;

/** The text that readers see, or will see. */
export function textIn(row: ArticleRow): ArticleText {
  const { title, summary, categoryId, content, cover, hashtags, fixtureId, seoTitle, seoDescription } = row;
  return { title, summary, categoryId, content, cover, hashtags, fixtureId, seoTitle, seoDescription };
}

/** The text that the desk edits. */
export const editedText = (row: ArticleRow): ArticleText => row.draft ?? textIn(row);

const mutable = (text: ArticleText) => ({ ...text, hashtags: [...text.hashtags] });
const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));
