import type { ComicGenre, ComicSort, ComicState } from '@khandai/contracts';
import { COMICS } from '../../domains/comics';

export interface ComicChoice {
  readonly genre?: ComicGenre;
  readonly state?: ComicState;
  readonly q?: string;
  readonly sort?: ComicSort;
}

/** The words of addresses. */
const GENRES = {
  football: 'bong-da',
  school: 'hoc-duong',
  comedy: 'hai',
  life: 'doi-thuong',
  adventure: 'phieu-luu',
} as const satisfies Record<ComicGenre, string>;
const STATES = { ongoing: 'dang-ra', complete: 'tron-bo' } as const satisfies Record<ComicState, string>;
const SORTS = { new: '', read: 'doc-nhieu', name: 'ten' } as const satisfies Record<ComicSort, string>;
const NAMES = { genre: 'the-loai', state: 'tinh-trang', q: 'tim', sort: 'xep' } as const;
const MAX_QUERY = 100;

function keyOf<K extends string>(words: Readonly<Record<K, string>>, word: string | null): K | undefined {
  const keys = Object.keys(words) as K[];
  return word === null || word === '' ? undefined : keys.find((key) => words[key] === word);
}

/** Invalid values choose nothing. */
export function choiceOf(search: URLSearchParams): ComicChoice {
  const genre = keyOf(GENRES, search.get(NAMES.genre));
  const state = keyOf(STATES, search.get(NAMES.state));
  const sort = keyOf(SORTS, search.get(NAMES.sort));
  const q = (search.get(NAMES.q) ?? '').trim().slice(0, MAX_QUERY);
  return { ...(genre && { genre }), ...(state && { state }), ...(q !== '' && { q }), ...(sort && { sort }) };
}

type Wanted = { readonly [Name in keyof ComicChoice]?: ComicChoice[Name] | undefined };

/** The library with this choice. */
export function choiceHref({ genre, state, q, sort }: Wanted): string {
  const search = new URLSearchParams({
    ...(genre && { [NAMES.genre]: GENRES[genre] }),
    ...(state && { [NAMES.state]: STATES[state] }),
    ...(q && { [NAMES.q]: q }),
    ...(sort && sort !== 'new' && { [NAMES.sort]: SORTS[sort] }),
  }).toString();
  return search === '' ? COMICS : `${COMICS}?${search}`;
}
