/** The list of films. */
export const FILMS = '/phim-anh';

/** Search parameters of the list: genre, `le` for films or `bo` for series, and a part of the title. */
const GENRE = 'the-loai';
const FORM = 'dang';
const NAME = 'q';
const forms = { le: 'single', bo: 'series' } as const;

export type FilmForm = (typeof forms)[keyof typeof forms];

export interface FilmChoice {
  readonly genre?: string;
  readonly form?: FilmForm;
  readonly q?: string;
}

type Wanted = { readonly [Name in keyof FilmChoice]?: FilmChoice[Name] | undefined };

export const filmPath = (slug: string): string => `${FILMS}/${slug}`;
export const episodePath = (slug: string, number: number): string => `${filmPath(slug)}/tap-${number}`;

/** The number of an episode in its address; undefined for `tap-0`, `tap-x` and the like. */
export function episodeOf(segment: string): number | undefined {
  const found = /^tap-([1-9]\d{0,2})$/.exec(segment)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Invalid values choose nothing. */
export function choiceOf(search: URLSearchParams): FilmChoice {
  const genre = search.get(GENRE)?.trim() ?? '';
  const wanted = search.get(FORM);
  const form = wanted === 'le' || wanted === 'bo' ? forms[wanted] : undefined;
  const q = search.get(NAME)?.trim() ?? '';
  return {
    ...(genre !== '' && genre.length <= 80 && { genre }),
    ...(form && { form }),
    ...(q !== '' && q.length <= 100 && { q }),
  };
}

/** The list with this choice; an absent part chooses nothing. */
export function choiceHref({ genre, form, q }: Wanted): string {
  const search = new URLSearchParams({
    ...(genre !== undefined && { [GENRE]: genre }),
    ...(form && { [FORM]: form === 'single' ? 'le' : 'bo' }),
    ...(q && { [NAME]: q }),
  }).toString();
  return search === '' ? FILMS : `${FILMS}?${search}`;
}
