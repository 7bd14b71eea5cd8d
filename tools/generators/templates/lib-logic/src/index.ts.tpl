export { {{Class}} } from './{{name}}.js';
export type { {{Class}}Source } from './{{name}}.js';
