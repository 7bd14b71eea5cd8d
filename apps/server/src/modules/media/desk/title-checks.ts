import type { DeskTitle, MediaKind, MediaLicence } from '@khandai/contracts';
import type { Db } from '../../../platform/database/database.js';
import type { Draft } from '../../../platform/desk-records/record-desk.js';
import { cleanMessage, isVisible } from '../../../platform/plain-text.js';
import { freeSlug, slugOf } from '../../../platform/slugs.js';
import { mediaRefused } from '../media-faults.js';
import type { TitleRepository } from './title-repository.js';

const MAX = { title: 150, summary: 500, holder: 200, source: 500, territory: 200, document: 300 } as const;

/** What may be stored of every title: plain texts, a match of this site, a free slug, a whole licence. */
export async function checkedTitle(
  tx: Db,
  {
    kind,
    titles,
  }: { readonly kind: MediaKind; readonly titles: Pick<TitleRepository<unknown>, 'isSlugTaken' | 'isMatch'> },
  draft: Draft<DeskTitle>,
): Promise<Pick<DeskTitle, 'title' | 'slug' | 'summary' | 'licence'>> {
  const title = lineOf(draft.title, MAX.title);
  if (!isVisible(title)) throw mediaRefused('mediaNoTitle');
  if (draft.fixtureId !== null && !(await titles.isMatch(tx, draft.fixtureId)))
    throw mediaRefused('articleMatchUnknown');
  return {
    ...{ title, summary: lineOf(draft.summary, MAX.summary) },
    slug: draft.slug || (await freeSlug(slugOf(title, kind), (wanted) => titles.isSlugTaken(tx, wanted))),
    licence: draft.licence && licenceOf(draft.licence),
  };
}

/** Whether a licence holds at an instant. */
export const isValid = (licence: MediaLicence | null, now: number): boolean =>
  licence !== null &&
  Date.parse(licence.validFrom) <= now &&
  (licence.validUntil === null || Date.parse(licence.validUntil) > now);

function licenceOf(licence: MediaLicence): MediaLicence {
  const { kind, validFrom, validUntil } = licence;
  const holder = lineOf(licence.holder, MAX.holder);
  const source = lineOf(licence.source, MAX.source);
  if (!isVisible(holder) || !isVisible(source)) throw mediaRefused('mediaLicenceHolder');
  if (validUntil !== null && Date.parse(validUntil) <= Date.parse(validFrom)) throw mediaRefused('mediaLicenceEnds');
  return {
    ...{ kind, holder, source },
    territory: lineOf(licence.territory, MAX.territory),
    document: lineOf(licence.document, MAX.document),
    validFrom: new Date(validFrom).toISOString(),
    validUntil: validUntil === null ? null : new Date(validUntil).toISOString(),
  };
}

/** A text of the desk in one line. Throws in words when it is longer than `max` code points. */
export function lineOf(text: string, max: number): string {
  const line = cleanMessage(text);
  if ([...line].length > max) throw mediaRefused('mediaTooLong', { max });
  return line;
}
