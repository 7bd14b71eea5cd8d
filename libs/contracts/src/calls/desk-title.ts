import { type TSchema, Type } from 'typebox';
import { call } from '../call.js';
import { Code } from '../codes.js';
import { FixtureId, Id, List, Nullable } from '../models/common.js';
import { LicenceKind, MediaStatus } from '../models/media.js';
import { DeskReason, deskPaging } from './desk-paging.js';

const staff = { access: 'staff', sensitive: true } as const;
const OneId = Type.Object({ id: Id });
const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Time = Type.String({ format: 'date-time', maxLength: 40 });
/** Twice the limit in UTF-16 units: the server counts code points. */
export const DeskText = (codePoints: number) => Type.String({ maxLength: 2 * codePoints });
export const SourceId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

const Licence = Type.Object({
  holder: DeskText(200),
  kind: LicenceKind,
  source: DeskText(500),
  territory: DeskText(200),
  document: DeskText(300),
  validFrom: Time,
  validUntil: Nullable(Time),
});

/** What staff write of every title besides its name. */
export const titleTexts = { summary: DeskText(500), licence: Nullable(Licence) };
/** For kinds that are about a match. */
export const titleMatch = { fixtureId: Nullable(FixtureId) };

export interface TitleSchemas<D extends TSchema, R extends TSchema, P extends Readonly<Record<string, TSchema>>> {
  readonly data: D;
  /** In lists, with its files. */
  readonly row: R;
  /** What staff write besides the name; all of it may be absent. */
  readonly texts: P;
}

/** Declarations of the desk's calls for one kind of title. */
export function deskTitle<D extends TSchema, R extends TSchema, P extends Readonly<Record<string, TSchema>>>({
  data,
  row,
  texts,
}: TitleSchemas<D, R, P>) {
  const optional = Type.Partial(Type.Object(texts)).properties;
  const codes = [Code.notFound, Code.conflict, Code.mediaRefused] as const;
  const change = { ...staff, params: OneId, data, codes, perMinute: 60 } as const;
  const body = Type.Object({ version: Version });
  return {
    page: (summary: string) =>
      call({
        ...{ summary, ...staff, data: List(row) },
        query: Type.Object({ ...deskPaging, status: Type.Optional(MediaStatus) }),
      }),
    one: (summary: string) => call({ summary, ...staff, params: OneId, data: row, codes: [Code.notFound] }),
    create: (summary: string) =>
      call({
        ...{ summary, ...staff, data, codes: [Code.mediaRefused], perMinute: 60 },
        body: Type.Object({ title: DeskText(150), ...optional }),
      }),
    update: (summary: string) =>
      call({
        ...{ summary, ...change, perMinute: 120 },
        body: Type.Object({ title: Type.Optional(DeskText(150)), ...optional, version: Version }),
      }),
    publish: (summary: string) => call({ summary, ...change, body }),
    withdraw: (summary: string) =>
      call({ summary, ...change, body: Type.Object({ version: Version, reason: DeskReason }) }),
    restore: (summary: string) => call({ summary, ...change, body }),
    remove: (summary: string) => call({ summary, ...change, codes: [Code.notFound, Code.mediaRefused] }),
  };
}
