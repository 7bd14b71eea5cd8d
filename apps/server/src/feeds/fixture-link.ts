/** Lower case letters of ASCII and digits, words joined by `-`: "Thể Công – Viettel" → "the-cong-viettel". */
export function slug(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'doi-bong';
}

/** Address of a fixture's room: `<home>-vs-<away>-<fixtureId>`. */
export const fixtureLink = (home: string, away: string, fixtureId: string): string => `${slug(home)}-vs-${slug(away)}-${fixtureId}`;

/** What may be meant by an id or a link: itself and, of a link whose names changed since, the id at its end. */
export function fixtureKeys(idOrLink: string): string[] {
  const end = idOrLink.slice(idOrLink.lastIndexOf('-') + 1);
  return end && end !== idOrLink ? [idOrLink, end] : [idOrLink];
}
