import type { Plugin } from 'vite';

/** Parts of axios that our calls never reach: bodies are JSON, and `fetch` carries them. */
const UNUSED = /^\.{1,2}\/(?:[a-zA-Z]+\/)*(?:xhr|toFormData|formDataToJSON|toURLEncodedForm)\.js$/;
const NOTHING = '\0khandai:nothing';

/** Leaves out of the browser's build what axios brings for forms and for browsers without `fetch`: a sixth of it. */
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
      return id === NOTHING ? 'export default null;' : null;
    },
  };
}
