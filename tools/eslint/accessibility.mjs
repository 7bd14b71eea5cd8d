/** Exceptions to the recommended rules of jsx-a11y, which are stricter than the web platform requires. */

const pointer = ['onClick', 'onMouseDown', 'onMouseUp'];

export const accessibility = {
  // A container may handle keys for the controls inside it (Escape, arrows); only pointer handlers make it a control.
  'jsx-a11y/no-static-element-interactions': ['error', { allowExpressionValues: true, handlers: pointer }],
  // The target of a click on the backdrop of a modal <dialog> is the dialog. The equivalent key (Escape) is native.
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    { handlers: pointer, dialog: [...pointer, 'onKeyDown'] },
  ],
  // Scrollable regions and the player, which handles keys, must be focusable.
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel', 'log', 'region'], allowExpressionValues: true },
  ],
  // A table with CSS grid layout loses its implicit roles, so the code sets them explicitly.
  'jsx-a11y/no-redundant-roles': [
    'error',
    { nav: ['navigation'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['none', 'presentation'], td: ['cell'] }],
  // On our own components `role` is an ordinary prop, not an ARIA role.
  'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
  // The only video is a live stream, which has no captions.
  'jsx-a11y/media-has-caption': 'off',
};
