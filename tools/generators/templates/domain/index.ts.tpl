/** The public index of `{{name}}`: what other domains, features and the assembly may import. */
export { create{{Class}}, {{Class}}Context, use{{Class}} } from './{{name}}-domain';
export type { {{Class}}Store } from './{{Class}}Store';
