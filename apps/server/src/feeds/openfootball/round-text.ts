import type { PartKind } from '@khandai/standings';
import type { OpenMatch } from './open-match.js';

/** What a file says about the round of a match. Files of different years and countries write the same in many ways. */
export interface RoundText {
  /** A tournament of its own within the season, with its own table and champions: `Apertura`. */
  readonly half: string;
  /** The words before the round itself: `Championship`, `Finals`; empty for the main part of a league. */
  readonly context: string;
  /** Part of a divided league that the context names. */
  readonly part: PartKind | undefined;
  /** Letter or number of the group; empty for a group stage without letters; undefined outside groups. */
  readonly group: string | undefined;
  /** Number of the matchday, or of a round that is numbered. */
  readonly number: number | undefined;
  /** `Round 3` is a matchday in leagues, and a knock-out round in cups. */
  readonly isOpen: boolean;
  /** Name of the round without its context and its leg. */
  readonly last: string;
}

const SEPARATOR = /\s*,\s*|\s+-\s+|\s+\/\s+/;
/** Files of text number the rounds: `(2) Play-off Round`. */
const NUMBER_OF_ROUND = /^\(\d{1,2}\) /;
const MATCHDAY_WORDS =
  'Matchday|Gameweek|Week|Spieltag|Jornada|Fecha|Rodada|Journ[ée]e|Giornata|Speelronde|Kolejka|Hafta|Tour';
const MATCHDAY = new RegExp(`^(?:(?:${MATCHDAY_WORDS}) (\\d{1,2})|(\\d{1,2})[.ªº°^a]? (?:${MATCHDAY_WORDS}))$`, 'i');
const NUMBERED = /^(?:(?:Round|Runde|Ronde) (\d{1,2})|(\d{1,2})\.? (?:Round|Runde|Ronde|Kolo))$/i;
const LEG = /^(?:(?:1|2)(?:st|nd|\.)? Leg|Leg (?:1|2)|(?:First|Second) leg|Hinspiel|Rückspiel|Ida|Vuelta)$/i;
const GROUP = /^(?:Group|Gruppe|Grupo|Groupe|Girone|Pool|Poule|Zona|Zone) ([A-Z]\d?|\d{1,2})$/i;
const GROUP_STAGE = /^(?:Groups?|Group (?:stage|phase)|Gruppenphase|Fase de grupos)$/i;
const MAIN = /^(?:Regular(?: season)?|League(?: (?:stage|phase))?|Grunddurchgang|Hauptrunde|Preliminary phase)$/i;

const HALF = /^(?:Torneo )?(Apertura|Clausura|Finalizaci[oó]n|Invierno|Verano)(?: \d{4})?(?: (.+))?$/i;
const SEMESTER = /^(?:([12])[°ºer.]* Semestre|Semestre ([12]))(?: (.+))?$/i;

const parts: readonly [RegExp, PartKind][] = [
  [/champion|meister|\btitle\b/i, 'championship'],
  [/relegation|qualifikation|qualification group|abstieg|play-?outs?$/i, 'relegation'],
  [/europ|conference|\bE[CL]L\b|\bUE(?:CL|L)\b|middle|placement/i, 'middle'],
];

/** Reads what a match's stage, round and group say together. Words that no file is known to write stay in `context` and `last`. */
export function readRound({ stage, round, group }: Pick<OpenMatch, 'stage' | 'round' | 'group'>): RoundText {
  const given = [stage, round.replace(NUMBER_OF_ROUND, '')]
    .flatMap((text) => text.split(SEPARATOR))
    .filter((segment) => segment !== '');
  const segments = given.filter((segment) => !LEG.test(segment));
  const { half, rest } = halfOf(segments);
  const groups = [group, ...rest].flatMap((segment) => GROUP.exec(segment)?.[1]?.toUpperCase() ?? []);
  const isGroupStage = rest.some((segment) => GROUP_STAGE.test(segment));
  const words = rest.filter((segment) => !GROUP.test(segment) && !GROUP_STAGE.test(segment));
  const last = words.at(-1) ?? '';
  const context = words
    .slice(0, -1)
    .filter((segment) => !MAIN.test(segment))
    .join(' - ');
  const [, day = undefined, dayBefore = day] = MATCHDAY.exec(last) ?? [];
  const [, open = undefined, openBefore = open] = NUMBERED.exec(last) ?? [];
  const alone = words.length > 1 && /^\d{1,2}$/.test(last) ? last : undefined;
  const number = dayBefore ?? alone ?? openBefore;
  return {
    ...{ half, context, last },
    part: parts.find(([pattern]) => pattern.test(context))?.[1],
    group: groups[0] ?? (isGroupStage ? '' : undefined),
    number: number === undefined ? undefined : Number(number),
    isOpen: openBefore !== undefined,
  };
}

function halfOf(segments: readonly string[]): { half: string; rest: string[] } {
  for (const [index, segment] of segments.entries()) {
    const [, name, more] = HALF.exec(segment) ?? [];
    const [, first, second = first, later] = SEMESTER.exec(segment) ?? [];
    const half = name ?? (second === undefined ? undefined : second === '1' ? 'Apertura' : 'Clausura');
    if (half === undefined) continue;
    const rest = [...segments.slice(0, index), ...[more ?? later].filter((text) => text !== undefined)];
    return { half, rest: [...rest, ...segments.slice(index + 1)] };
  }
  return { half: '', rest: [...segments] };
}

/** Teams left in a round; the first pattern that fits counts. */
const rounds: readonly [RegExp, number][] = [
  [/^(?:Round of|Last) 64$|^Zweiunddreißigstelfinale$/i, 64],
  [/^(?:Round of|Last) 32$|^Sechzehntelfinale$|^Dieciseisavos(?: de final)?$|^Seizièmes(?: de finale)?$/i, 32],
  [
    /^(?:Round of|Last) 16$|^Achtelfinale$|^Octavos(?: de final)?$|^Huitièmes(?: de finale)?$|^Ottavi(?: di finale)?$/i,
    16,
  ],
  // Two conferences have a final each.
  [/^Conference Quarter-?finals?$/i, 16],
  [/^Conference Semi-?finals?$/i, 8],
  [/^Conference Finals?$/i, 4],
  [/^Quarter-?finals?$|^Viertelfinale$|^Cuartos(?: de final)?$|^Quarts(?: de finale)?$|^Quarti(?: di finale)?$/i, 8],
  [/^Semi-?finals?$|^Halbfinale$|^Semifinal(?:es|i)$|^Demi-finales?$|^Halve finales?$/i, 4],
  [/^(?:(?:match|play-?off) for )?(?:third|3rd)[ -]place(?:[ -](?:play[ -]?off|match|final))?$/i, 3],
  [/^(?:Spiel um Platz (?:3|drei)|Tercer (?:lugar|puesto))$/i, 3],
  [/^(?:Grand )?Finale?$|^MLS Cup$|^Gran final$/i, 2],
];

/** Teams that are left in a knock-out round, and 3 for the match for third place; null for a name that does not say it. */
export const teamsLeftIn = (last: string): number | null => rounds.find(([pattern]) => pattern.test(last))?.[1] ?? null;
