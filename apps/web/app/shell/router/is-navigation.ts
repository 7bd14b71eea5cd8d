/**
 * Whether the browser requests the data of its next page rather than a document. The router marks the address with `.data`.
 * Only a document has a limit of size; a page that one returns to must have its full height at once, to scroll to its place.
 */
export const isNavigation = ({ url }: Pick<Request, 'url'>): boolean => new URL(url).pathname.endsWith('.data');
