/** The last match of a page. */
export interface MatchCursor {
  readonly kickOff: Date;
  readonly fixtureId: string;
}

export const writeCursor = ({ kickOff, fixtureId }: MatchCursor): string => `${kickOff.getTime()}.${fixtureId}`;

/** Undefined without a cursor, and for one whose time no calendar has. */
export function readCursor(text: string | undefined): MatchCursor | undefined {
  if (text === undefined) return undefined;
  const at = text.indexOf('.');
  const kickOff = new Date(Number(text.slice(0, at)));
  return Number.isNaN(kickOff.getTime()) ? undefined : { kickOff, fixtureId: text.slice(at + 1) };
}
