import { IconButton } from '../primitives/IconButton.js';
import type { IconDrawing } from '../primitives/Icon.js';
import { THEME_CHOICES, type ThemeChoice } from '../theme/theme.js';
import * as icons from '../primitives/icons.js';

export interface ThemeToggleProps {
  value: ThemeChoice;
  onChange: (next: ThemeChoice) => void;
  /** The button's label for each current choice, e.g. "Giao diện: theo hệ thống. Đổi sang sáng". */
  labels: Record<ThemeChoice, string>;
}

const FACES: Record<ThemeChoice, IconDrawing> = { system: icons.sunMoon, light: icons.sun, dark: icons.moon };

/** Cycles through system, light, dark. */
export function ThemeToggle({ value, onChange, labels }: ThemeToggleProps) {
  return <IconButton icon={FACES[value]} label={labels[value]} onClick={() => onChange(nextTheme(value))} />;
}

export function nextTheme(value: ThemeChoice): ThemeChoice {
  return THEME_CHOICES[(THEME_CHOICES.indexOf(value) + 1) % THEME_CHOICES.length] ?? 'system';
}
