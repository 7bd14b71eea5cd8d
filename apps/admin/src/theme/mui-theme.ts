import { darkRoles, lightRoles } from '@khandai/ui-kit';
import type { RaThemeOptions } from 'react-admin';

/** A colour of the site by its role: MUI computes with colours, so it needs their values, not the CSS variables. */
function colours(roles: string): (role: string) => string {
  const values = new Map(
    [...roles.matchAll(/--c-([a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return (role) => {
    const value = values.get(role);
    if (value === undefined) throw new Error(`The kit has no colour ${role}.`);
    return value;
  };
}

const PHONE = '@media (max-width: 599px)';

/** MUI in the look of the site: its colours, faces, radii and sizes; dense, and 44 px for fingers. */
function themeOf(mode: 'light' | 'dark', roles: string): RaThemeOptions {
  const c = colours(roles);
  const touch = { '@media (pointer: coarse)': { minHeight: 44 } };
  return {
    palette: {
      mode,
      primary: {
        main: c('accent-fill'),
        dark: c('accent-fill-hover'),
        light: c('accent'),
        contrastText: c('on-accent'),
      },
      secondary: { main: c('accent'), contrastText: c('on-accent') },
      error: { main: c('neg') },
      warning: { main: c('warn') },
      info: { main: c('info') },
      success: { main: c('up') },
      text: { primary: c('text'), secondary: c('muted'), disabled: c('muted') },
      background: { default: c('bg'), paper: c('surface') },
      divider: c('line'),
      action: { hover: c('hover'), selected: c('accent-tint') },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      h1: { fontSize: '1.5rem', fontWeight: 600 },
      h2: { fontSize: '1.125rem', fontWeight: 600 },
      h6: { fontSize: '1.125rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focusRing } },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36, ...touch } } },
      MuiIconButton: { styleOverrides: { root: { '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 } } } },
      MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: { styleOverrides: { root: { border: '1px solid var(--c-line)', borderRadius: 12 } } },
      MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { background: 'var(--c-surface)', ...touch },
          notchedOutline: { borderColor: 'var(--c-control)' },
          // Smaller letters make a phone zoom into the field.
          input: { '@media (pointer: coarse)': { fontSize: '1rem' } },
        },
      },
      MuiInputLabel: { styleOverrides: { root: { color: 'var(--c-text-2)' } } },
      MuiFormHelperText: {
        styleOverrides: { root: { color: 'var(--c-muted)', '&.Mui-error': { color: 'var(--c-neg)' } } },
      },
      MuiTableCell: {
        styleOverrides: {
          root: {
            borderColor: 'var(--c-line)',
            height: 40,
            paddingTop: 4,
            paddingBottom: 4,
            '@media (pointer: coarse)': { height: 44 },
          },
          head: { color: 'var(--c-muted)', fontWeight: 400, whiteSpace: 'nowrap', background: 'var(--c-surface)' },
        },
      },
      MuiTableRow: {
        styleOverrides: { root: { '&.Mui-selected': { boxShadow: 'inset 2px 0 var(--c-accent-fill)' } } },
      },
      MuiChip: { styleOverrides: { root: { borderRadius: 4 } } },
      // Beside the words that say what loads; without a name of its own it would be read as an unknown bar.
      MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
      // A label belongs to the box itself: on the span around it, where MUI leaves it, it names nothing.
      MuiCheckbox: {
        defaultProps: {
          slotProps: {
            root: () => ({ 'aria-label': undefined }),
            input: ({ 'aria-label': label }: { 'aria-label'?: string }) =>
              label === undefined ? {} : { 'aria-label': label },
          },
        },
      },
      // In the flow of the list, where it covers no filter.
      RaBulkActionsToolbar: {
        styleOverrides: {
          root: {
            '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
              position: 'static',
              flexWrap: 'wrap',
              height: 'auto',
              transform: 'none',
              color: 'var(--c-text)',
              background: 'var(--c-accent-tint)',
            },
            '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
          },
        },
      },
      RaCreateButton: {
        defaultProps: { variant: 'contained' },
        // In the bar of the list: over the records of a phone it would cover their values.
        styleOverrides: {
          root: {
            '&.RaCreateButton-floating': {
              position: 'static',
              width: 44,
              height: 44,
              borderRadius: 8,
              boxShadow: 'none',
            },
          },
        },
      },
      // A wide table scrolls inside its list, not the page.
      RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
      // On phones the bar of a form stays at the foot of the window: what follows the form ends above it.
      RaEdit: {
        styleOverrides: {
          root: {
            [PHONE]: {
              '& .RaEdit-card:has(> form ~ *)': {
                paddingBottom: '5em',
                '& > form > :not(.RaToolbar-mobileToolbar)': { paddingBottom: 16 },
              },
            },
          },
        },
      },
      RaTopToolbar: { styleOverrides: { root: { [PHONE]: { minHeight: 0, background: 'none' } } } },
      RaListToolbar: { styleOverrides: { root: { [PHONE]: { background: 'none' } } } },
      RaSimpleForm: {
        defaultProps: { warnWhenUnsavedChanges: true },
        styleOverrides: {
          root: {
            '& > .MuiStack-root': { gap: 12 },
            '& > .MuiStack-root > .ra-input': { width: '100%', maxWidth: '34rem' },
          },
        },
      },
      RaFilterForm: {
        styleOverrides: {
          root: {
            gap: 'var(--sp-2)',
            [PHONE]: {
              '& .RaFilterForm-filterFormInput, & .RaFilterForm-filterFormInput .MuiFormControl-root': {
                width: '100%',
              },
            },
          },
        },
      },
      MuiLink: { styleOverrides: { root: { color: 'var(--c-accent)' } } },
    },
  };
}

const focusRing = { '&:focus-visible': { outline: '2px solid var(--c-focus)', outlineOffset: 2 } };

export const lightTheme = themeOf('light', lightRoles);
export const darkTheme = themeOf('dark', darkRoles);
