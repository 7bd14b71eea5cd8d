import { useEffect, useState } from 'react';
import { deviceStorage } from '../../shell/services/browser-ports';

const KEY = 'films-auto-next';

/** Whether the next episode starts by itself, as the reader chose on this device. Those who want less motion or data are asked anyway. */
export function useAutoNext(): readonly [isOn: boolean, choose: (isOn: boolean) => void] {
  const [isOn, set] = useState(true);
  useEffect(() => {
    set(deviceStorage.getItem(KEY) !== '0');
  }, []);
  return [
    isOn,
    (wanted) => {
      deviceStorage.setItem(KEY, wanted ? '1' : '0');
      set(wanted);
    },
  ];
}
