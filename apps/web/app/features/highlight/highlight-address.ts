/** The list of highlights. */
export const HIGHLIGHTS = '/highlight';

/** Search parameters: the tournament and the day of a list. */
export const LEAGUE = 'giai';
export const DAY = 'ngay';

export interface HighlightChoice {
  readonly leagueId?: string;
  /** `2026-11-20` */
  readonly day?: string;
}

export const highlightPath = (slug: string): string => `${HIGHLIGHTS}/${slug}`;

/** Invalid values choose nothing. */
export function choiceOf(search: URLSearchParams): HighlightChoice {
  const leagueId = search.get(LEAGUE) ?? '';
  const day = search.get(DAY) ?? '';
  return {
    ...(/^[\w-]{1,64}$/.test(leagueId) && { leagueId }),
    ...(isDay(day) && { day }),
  };
}

type Wanted = { readonly [Name in keyof HighlightChoice]?: string | undefined };

/** The list with this choice; an empty part chooses nothing. */
export function choiceHref({ leagueId, day }: Wanted): string {
  const search = new URLSearchParams({
    ...(leagueId && { [LEAGUE]: leagueId }),
    ...(day && { [DAY]: day }),
  }).toString();
  return search === '' ? HIGHLIGHTS : `${HIGHLIGHTS}?${search}`;
}

function isDay(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
