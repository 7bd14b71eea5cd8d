/** Where the recommended rules of jsx-a11y know less than the platform does. */

const pointer = ['onClick', 'onMouseDown', 'onMouseUp'];

export const accessibility = {
  // A container may listen for the keys of the controls inside it (Escape, arrows): only its pointer handlers make it a control.
  'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers: pointer }],
  // A click on the backdrop of a modal <dialog> arrives at the dialog itself; its keyboard twin, Escape, is built in.
  'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: pointer, dialog: [...pointer, 'onKeyDown'] }],
  // What scrolls, and the player with its keys, must be reachable by keyboard.
  'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'log', 'region'], allowExpressionValues: true }],
  // A table laid out as a grid loses its own roles, so they are said again.
  'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] }],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['none', 'presentation'], td: ['cell'] }],
  // `role` of a component of ours is any word.
  'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
  // The one video is a live stream, which brings no captions.
  'jsx-a11y/media-has-caption': 'off',
};
