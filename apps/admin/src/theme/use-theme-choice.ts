import { applyTheme, readTheme, type ThemeChoice } from '@khandai/ui-kit';
import { createContext, use, useState, useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

interface OwnTheme {
  readonly choice: ThemeChoice;
  readonly dark: boolean;
  choose(next: ThemeChoice): void;
}

export const ThemeChoiceContext = createContext<OwnTheme | null>(null);

export function useThemeChoice(): OwnTheme {
  const theme = use(ThemeChoiceContext);
  if (!theme) throw new Error('Render the screens of the desk inside ThemeChoiceContext.');
  return theme;
}

/** The theme that this browser chose on the site or here; both store it under the same key. */
export function useOwnTheme(): OwnTheme {
  const [choice, setChoice] = useState<ThemeChoice>(() => readTheme(localStorage));
  const systemDark = useSyncExternalStore(followSystem, () => matchMedia(DARK).matches);
  return {
    choice,
    dark: choice === 'dark' || (choice === 'system' && systemDark),
    choose: (next) => {
      setChoice(next);
      applyTheme(next, document.documentElement, localStorage);
    },
  };
}

function followSystem(changed: () => void): () => void {
  const media = matchMedia(DARK);
  media.addEventListener('change', changed);
  return () => {
    media.removeEventListener('change', changed);
  };
}
