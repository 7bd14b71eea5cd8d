import facesCss from '@khandai/ui-kit/fonts.css?inline';

export const FACES_ID = 'khandai-faces';

/**
 * The rules of the kit's faces, for the head of the document: a file of their own would hold up the first picture of the page.
 * Only the server brings them along; in a browser they stand in the document already.
 */
export const faces = (): string =>
  import.meta.env.SSR ? facesCss : (document.getElementById(FACES_ID)?.innerHTML ?? '');
