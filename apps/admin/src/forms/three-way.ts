export type Fields = Readonly<Record<string, unknown>>;

/** Two editors changed the same field of a record. */
export interface Collision {
  readonly field: string;
  readonly theirs: unknown;
}

/** An empty input and a field without a value are the same. */
const plain = (value: unknown): string => JSON.stringify(value === '' || value === undefined ? null : value);

export const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** The fields of `next` that differ from `before`. */
export const changedFields = (before: Fields, next: Fields): Fields =>
  Object.fromEntries(Object.entries(next).filter(([field, value]) => !isSame(before[field], value)));

/** What was stored of `sent`, under what was typed since it was sent. */
export const underTyped = <T extends object>(stored: T, sent: T, typed: T): T => ({
  ...stored,
  ...changedFields(plainFields(sent), plainFields(typed)),
});

const plainFields = (of: object): Fields => Object.fromEntries(Object.entries(of));

/**
 * What the reader has to decide when a record changed from `before` to `theirs` while they typed `mine`. A field that only one
 * of the two changed needs no decision, nor does one to which both gave the same value.
 */
export const collisionsOf = (before: Fields, theirs: Fields, mine: Fields): Collision[] =>
  Object.keys(changedFields(before, mine))
    .filter((field) => !isSame(before[field], theirs[field]) && !isSame(mine[field], theirs[field]))
    .map((field) => ({ field, theirs: theirs[field] }));
