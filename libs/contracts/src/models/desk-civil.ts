import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './common.js';

/**
 * What happens to a text with the word. `mask`: readers see asterisks. `hold`: a message waits for a moderator, a post is
 * refused. `block`: the text is refused. `allow`: the word passes, also where the filter would mask it.
 */
export const FilterSeverity = Type.Enum(['mask', 'hold', 'block', 'allow']);
export type FilterSeverity = Static<typeof FilterSeverity>;

/** A word or phrase that the operator added to the filter. */
export const FilterWord = Type.Object({
  id: Type.Integer(),
  /** In lower case and NFC. */
  text: Type.String(),
  severity: FilterSeverity,
  note: Type.String(),
  /** Increments with every change. */
  version: Type.Integer(),
  updatedAt: Instant,
});
export type FilterWord = Static<typeof FilterWord>;

/** What importing a list of words changes. Nothing, as long as it has faults. */
export const WordImport = Type.Object({
  changes: Type.Array(
    Type.Object({
      text: Type.String(),
      severity: FilterSeverity,
      note: Type.String(),
      /** The severity that the word has now; null for a new word. */
      before: Nullable(FilterSeverity),
    }),
  ),
  /** Words that are as the list says. */
  same: Type.Integer(),
  faults: Type.Array(Type.Object({ line: Type.Integer(), text: Type.String(), reason: Type.String() })),
  /** False for a trial and for a list with faults. */
  applied: Type.Boolean(),
});
export type WordImport = Static<typeof WordImport>;

/** Where a text has a word of the filter, in UTF-16 units: `to` is exclusive. */
export const FilterHit = Type.Object({
  from: Type.Integer(),
  to: Type.Integer(),
  /** The entry as it is listed. */
  entry: Type.String(),
  severity: FilterSeverity,
  /** The built-in list, the operator's words, or the word that is being written. */
  source: Type.Enum(['base', 'own', 'draft']),
});
export type FilterHit = Static<typeof FilterHit>;

/** What the filter does with one line of text. */
export const FilterTrial = Type.Object({
  text: Type.String(),
  /** As readers would see it. */
  shown: Type.String(),
  /** `suspect`: rooms that review doubtful words would hold it. */
  verdict: Type.Enum(['pass', 'mask', 'suspect', 'hold', 'block']),
  hits: Type.Array(FilterHit),
});
export type FilterTrial = Static<typeof FilterTrial>;

/** One part of the running site, on one of its processes. */
export const HealthPart = Type.Object({
  id: Type.String(),
  /** The process that reported it. */
  process: Type.String(),
  kind: Type.Enum(['process', 'database', 'bus', 'feed', 'queue']),
  name: Type.String(),
  state: Type.Enum(['ok', 'late', 'failed', 'unknown']),
  /** When it last worked. */
  freshAt: Nullable(Instant),
  ageSeconds: Nullable(Type.Integer()),
  /** Unusable input rows of a feed; jobs that wait in a queue. */
  count: Type.Integer(),
  /** The newest unusable rows of a feed, and why; the failed jobs of a queue. */
  faults: Type.Array(Type.String()),
});
export type HealthPart = Static<typeof HealthPart>;

/** What the desk opens with. */
export const DeskOverview = Type.Object({
  /** Users in rooms now; one who is in several counts in each. */
  inRooms: Type.Integer(),
  /** Rooms with at least one user. */
  rooms: Type.Integer(),
  liveMatches: Type.Integer(),
  messagesPerMinute: Type.Integer(),
  /** Reports, held messages and requests that wait. */
  waiting: Type.Integer(),
  oldestWaiting: Nullable(Instant),
  registeredToday: Type.Integer(),
  overrides: Type.Integer(),
  /** Parts of the site that are late or failed. */
  alarms: Type.Integer(),
  at: Instant,
});
export type DeskOverview = Static<typeof DeskOverview>;
