import type { Plugin } from 'vite';

/**
 * Parts of axios that our calls never reach: bodies are JSON or a file, `fetch` carries them, queries come ready made, what
 * is taken back is by a signal, and nobody watches bytes go by or asks for a data: address.
 */
const UNUSED = new RegExp(
  `^\\.{1,2}/(?:[a-zA-Z]+/)*(?:${[
    'xhr',
    'toFormData',
    'formDataToJSON',
    'toURLEncodedForm',
    'createMultipartBody',
    'AxiosURLSearchParams',
    'CancelToken',
    'HttpStatusCode',
    'estimateDataURLDecodedBytes',
    'progressEventReducer',
    'trackStream',
  ].join('|')})\\.js$`,
);
/** In their place: what they export, and nothing behind it. */
const EMPTY = `export default null;
export const trackStream = null, progressEventReducer = null, progressEventDecorator = null, asyncDecorator = null;`;
const NOTHING = '\0khandai:nothing';

/** Leaves out of the browser's build what axios brings for forms and for browsers without `fetch`, and what we have no use for: a third of it. */
export function slimAxios(): Plugin {
  return {
    name: 'khandai:slim-axios',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      return importer?.includes('/node_modules/axios/lib/') && UNUSED.test(source) ? NOTHING : null;
    },
    load(id) {
      return id === NOTHING ? EMPTY : null;
    },
  };
}
