import { observable, runInAction } from 'mobx';
import { deviceStorage, tabStorage } from '../../shell/services/browser-ports';
import { perPage } from '../../shell/services/page-stores';
import type { Services } from '../../shell/services/services';
import { type Draft, Drafts, type DraftStorage, joinSaved } from './drafts';
import { type DraftField, keepDraft } from './keep-draft';
import type { ChatSettings } from './settings/ChatSettings';
import { chatSettingsOf } from './settings/use-chat-settings';

interface Places {
  readonly tab: DraftStorage;
  readonly device: DraftStorage;
}

/** Saves in the browser while `saveMessage` is on, otherwise in the tab; never in both. */
export function draftStorage(settings: Pick<ChatSettings, 'is'>, { tab, device }: Places): DraftStorage {
  const places = () => (settings.is('saveMessage') ? ([device, tab] as const) : ([tab, device] as const));
  return {
    getItem: (key) => {
      const [chosen, other] = places();
      // After the setting changes, another tab may have written to the chosen place already.
      return joinSaved(chosen.getItem(key), other.getItem(key));
    },
    setItem: (key, value) => {
      const [chosen, other] = places();
      chosen.setItem(key, value);
      other.removeItem(key);
    },
    removeItem: (key) => {
      for (const place of places()) place.removeItem(key);
    },
  };
}

const places: Places = { tab: tabStorage, device: deviceStorage };

/** Saves the draft of a room, and shows it in the list of rooms. */
export function keepSavedDraft(
  field: DraftField,
  services: Pick<Services, 'viewer' | 'settings' | 'ports'>,
  signal: AbortSignal,
): void {
  const settings = chatSettingsOf(services);
  settings.open(window);
  const deps = { viewer: services.viewer, storage: draftStorage(settings, places) };
  keepDraft(field, { ...deps, place: () => settings.is('saveMessage'), kept: listed(services) }, signal);
}

/** The drafts of the user in all rooms, as the list of rooms shows them; loaded with `loadDraftTexts`. */
export const draftTexts = perPage((_: Pick<Services, 'settings'>) => observable.map<number, string>());

const listed =
  (services: Pick<Services, 'settings'>) =>
  (drafts: readonly Draft[]): void => {
    runInAction(() => {
      draftTexts(services).replace(drafts.map(([groupId, text]) => [groupId, text]));
    });
  };

export function loadDraftTexts(services: Pick<Services, 'settings' | 'ports' | 'viewer'>): void {
  const { userId, isMember } = services.viewer;
  const settings = chatSettingsOf(services);
  settings.open(window);
  listed(services)(userId === undefined ? [] : new Drafts(draftStorage(settings, places), { userId, isMember }).all);
}
