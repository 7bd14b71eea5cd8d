export { {{Class}} } from './{{Class}}.js';
export type { {{Class}}Props } from './{{Class}}.js';
