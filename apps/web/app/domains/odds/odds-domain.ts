import { createStoreContext } from '../../shell/services/store-context';
import type { Services } from '../../shell/services/services';
import { OddsSettingsStore } from './OddsSettingsStore';

/** Odds services that all pages share. */
export interface OddsDomain {
  readonly settings: OddsSettingsStore;
  /** Loads the settings saved in this browser. */
  start(page: Pick<Window, 'document'>): void;
}

export function createOdds({ ports }: Pick<Services, 'ports'>): OddsDomain {
  const settings = new OddsSettingsStore();
  return {
    settings,
    start: ({ document }) => {
      settings.load(ports.storage, document.documentElement);
    },
  };
}

export const [OddsContext, useOdds] = createStoreContext<OddsDomain>('OddsDomain');
