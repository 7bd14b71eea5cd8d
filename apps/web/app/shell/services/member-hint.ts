import { css } from '@emotion/react';
import { reaction } from 'mobx';
import { SESSION_KEY } from './session-storage';
import type { SettingsStorage } from './SettingsStore';
import type { ViewerStore } from './ViewerStore';

/** Storage key of the member's name, for the first paint of the next page. */
const NAME_KEY = 'khandai:member';

/**
 * Runs in the head before the first paint: the server's HTML is the same for all, so only the browser knows that a member logged in
 * here. Marks the document, and provides the name as text for CSS.
 */
export const memberHintScript = `(function(){try{if(JSON.parse(localStorage.getItem('${SESSION_KEY}')).guest!==0)return;var d=document.documentElement;d.setAttribute('data-member','');d.style.setProperty('--member-name',JSON.stringify(localStorage.getItem('${NAME_KEY}')||''))}catch(e){}})()`;

/** Stores the name of the member who is logged in; an empty one for a guest. Until the session is known the stored one stays. */
export function keepMemberName(viewer: ViewerStore, storage: SettingsStorage, signal: AbortSignal): void {
  const stop = reaction(
    () => (viewer.isMember ? viewer.name : viewer.isKnown ? '' : undefined),
    (name) => {
      if (name !== undefined) storage.setItem(NAME_KEY, name);
    },
    { fireImmediately: true },
  );
  signal.addEventListener('abort', stop);
}

/** While the session is not known: hides what is for guests from a member. */
export const hiddenFromMembers = css`
  html[data-member] & {
    display: none;
  }
`;

/** While the session is not known: hides what is for members from a guest. */
export const hiddenFromGuests = css`
  html:not([data-member]) & {
    display: none;
  }
`;
