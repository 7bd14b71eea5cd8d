/** The user's choice; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const THEME_CHOICES: readonly ThemeChoice[] = ['system', 'light', 'dark'];

const KEY = 'theme';

/**
 * Runs in the head before the first paint, so that the first paint already has the chosen theme.
 * Storage may be unavailable (private windows); then the device decides.
 */
export const themeScript = `(function(){var t;try{t=localStorage.getItem('${KEY}')}catch(e){t=null}if(t==='light'||t==='dark')document.documentElement.setAttribute('data-theme',t)})()`;

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.includes(value as ThemeChoice);
}

/** The stored choice; `system` if there is none or storage is unavailable. */
export function readTheme(storage: Pick<Storage, 'getItem'> | undefined): ThemeChoice {
  const stored = guarded(() => storage?.getItem(KEY));
  return isThemeChoice(stored) ? stored : 'system';
}

/** Stores the choice and applies it. */
export function applyTheme(
  choice: ThemeChoice,
  root: HTMLElement,
  storage: Pick<Storage, 'setItem'> | undefined,
): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
  guarded(() => storage?.setItem(KEY, choice));
}

/** Browsers throw on every access to forbidden storage. The theme still works unsaved, so the error is ignored. */
function guarded<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
