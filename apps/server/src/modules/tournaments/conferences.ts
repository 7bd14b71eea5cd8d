import type { Competition, Zone } from '@khandai/standings';
import { searchKey } from '../../platform/plain-text.js';

export type Conference = 'east' | 'west';

/** Words that identify the clubs of a conference: a club belongs to it if one of them is in its name. */
type Words = Readonly<Record<Conference, string>>;

/** MLS since St. Louis came and Nashville went back to the east. Clubs that came later are in the list of every season. */
const MLS: Words = {
  east:
    'atlanta charlotte chicago cincinnati columbus dc d washington miami montreal nashville england revolution york ny ' +
    'nyc nycfc orlando philadelphia toronto',
  west:
    'austin colorado dallas houston galaxy lafc la angeles minnesota portland salt rsl louis jose seattle kansas kc ' +
    'vancouver diego',
};

/** Since 2023: seven of a conference go on, and the next two play for one place more. */
export const conferenceZones: readonly Zone[] = [
  { kind: 'knockout', from: 1, to: 7 },
  { kind: 'knockoutPlayOff', from: 8, to: 9 },
];

/** Seasons whose conferences are known. Files and providers that send matches do not name them. */
const known: Readonly<Partial<Record<Competition, Readonly<Record<string, Words>>>>> = {
  mls: { '2023': MLS, '2024': MLS, '2025': MLS, '2026': MLS },
};

export interface Conferences {
  /** The clubs of each conference that has any; undefined unless each club is known to be in one. */
  readonly members: ReadonlyMap<Conference, ReadonlySet<string>> | undefined;
  /** Names of the clubs that the list puts into no conference, or into both. */
  readonly unknown: readonly string[];
}

/** Undefined for a season without conferences, or whose conferences are not known. */
export function conferencesOf(
  competition: Competition,
  season: string,
  teams: Iterable<{ readonly teamId: string; readonly name: string }>,
): Conferences | undefined {
  const words = known[competition]?.[season];
  if (!words) return undefined;
  const members = new Map<Conference, Set<string>>([
    ['east', new Set()],
    ['west', new Set()],
  ]);
  const unknown: string[] = [];
  for (const { teamId, name } of teams) {
    const own = searchKey(name).split(/[^\p{L}\p{N}]+/u);
    const found = [...members].filter(([conference]) =>
      words[conference].split(' ').some((word) => own.includes(word)),
    );
    const [only] = found;
    if (found.length === 1 && only) only[1].add(teamId);
    else unknown.push(name);
  }
  const inUse = [...members].filter(([, clubs]) => clubs.size > 0);
  return { members: unknown.length > 0 ? undefined : new Map(inUse), unknown };
}
