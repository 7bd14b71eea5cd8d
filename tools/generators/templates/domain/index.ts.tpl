/** What other domains, features and the assembly may import of `{{name}}`. */
export { create{{Class}}, {{Class}}Context, use{{Class}} } from './{{name}}-domain';
export type { {{Class}}Store } from './{{Class}}Store';
