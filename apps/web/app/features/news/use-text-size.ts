import type { ProseProps } from '@khandai/ui-kit';
import { useEffect, useState } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';
import { readSettings, saveSettings } from '../../shell/services/SettingsStore';

type Size = NonNullable<ProseProps['size']>;

const SIZES: readonly Size[] = ['normal', 'large', 'small'];
const NAME = 'newsSize';

/** The size of an article's letters, saved in this browser. The server renders the normal one. */
export function useTextSize(): { readonly size: Size; readonly change: () => void } {
  const [size, set] = useState<Size>('normal');
  useEffect(() => {
    const saved = SIZES.find((one) => one === readSettings(deviceStorage)[NAME]);
    if (saved) set(saved);
  }, []);
  const change = () => {
    const next = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'normal';
    set(next);
    saveSettings(deviceStorage, { [NAME]: next });
  };
  return { size, change };
}
