import { Code, type DeskBanner, type DeskDomain, type DeskMarqueeLine } from '@khandai/contracts';
import type { Db } from '../../platform/database/database.js';
import { DomainError } from '../../platform/domain-error.js';
import { type MessageKey, sentence } from '../../platform/messages.js';
import { cleanMessage, cleanText, isVisible } from '../../platform/plain-text.js';
import { isSafeImage, isSafeLink } from '../../platform/safe-address.js';
import type { Draft } from '../../platform/desk-records/record-desk.js';
import { isUpload } from './site-files-query.js';

export const badField = (field: MessageKey, reason: MessageKey) =>
  new DomainError(Code.badRequest, 400, 'badField', { field: sentence(field), reason: sentence(reason) });

/** A label as it is stored: one line, visible. */
export function labelOf(text: string, field: MessageKey): string {
  const clean = cleanMessage(text);
  if (!isVisible(clean)) throw badField(field, 'deskNothingVisible');
  return clean;
}

export function assertLink(href: string): void {
  if (!isSafeLink(href)) throw badField('deskLink', 'deskUnsafeLink');
}

function assertSpan({ startsAt, endsAt }: Pick<DeskMarqueeLine, 'startsAt' | 'endsAt'>): void {
  if (startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt))
    throw badField('deskEnd', 'deskEndBeforeStart');
}

const isoOf = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

export interface SiteChecksDeps {
  /** Other hosts whose pictures are allowed. */
  readonly imageHosts: readonly string[];
  readonly isDomain: (tx: Db, domain: string) => Promise<boolean>;
  /** Keeps an upload; false when the member may not use it. */
  readonly claimPicture: (tx: Db, address: string, actorId: number) => Promise<boolean>;
}

/** What may be stored: texts as plain text, addresses that are safe for every reader. */
export class SiteChecks {
  constructor(private readonly deps: SiteChecksDeps) {}

  readonly banner = async (draft: Draft<DeskBanner>, tx: Db, actorId: number): Promise<Draft<DeskBanner>> => {
    assertLink(draft.linkUrl);
    this.#assertImage(draft.imageUrl);
    if (isUpload(draft.imageUrl) && !(await this.deps.claimPicture(tx, draft.imageUrl, actorId)))
      throw badField('deskPicture', 'deskForeignPicture');
    assertSpan(draft);
    const domain = draft.domain?.toLowerCase() ?? null;
    if (domain !== null && !(await this.deps.isDomain(tx, domain))) throw badField('deskDomain', 'deskUnknownDomain');
    return {
      ...draft,
      domain,
      title: labelOf(draft.title, 'deskTitle'),
      startsAt: isoOf(draft.startsAt),
      endsAt: isoOf(draft.endsAt),
    };
  };

  readonly line = async (draft: Draft<DeskMarqueeLine>): Promise<Draft<DeskMarqueeLine>> => {
    assertLink(draft.href);
    assertSpan(draft);
    return {
      ...draft,
      label: labelOf(draft.label, 'deskLabel'),
      startsAt: isoOf(draft.startsAt),
      endsAt: isoOf(draft.endsAt),
    };
  };

  readonly domain = async (draft: Draft<DeskDomain>): Promise<Draft<DeskDomain>> => {
    const seoImage = emptyToNull(draft.seoImage);
    if (seoImage !== null) this.#assertImage(seoImage);
    return {
      ...draft,
      name: labelOf(draft.name, 'deskName'),
      seoTitle: emptyToNull(draft.seoTitle && cleanMessage(draft.seoTitle)),
      seoDescription: emptyToNull(draft.seoDescription && cleanText(draft.seoDescription)),
      seoImage,
    };
  };

  #assertImage(address: string): void {
    if (!isSafeImage(address, this.deps.imageHosts)) throw badField('deskPicture', 'pictureAddress');
  }
}

const emptyToNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text);
