import { css } from '@emotion/react';
import { SESSION_KEY } from './session-storage';

/**
 * Marks the document of a member. Runs in the head before the first paint: the server's HTML is the same for all, so
 * only the browser knows that a member logged in here.
 */
export const memberHintScript = `(function(){try{if(JSON.parse(localStorage.getItem('${SESSION_KEY}')).guest===0)document.documentElement.setAttribute('data-member','')}catch(e){}})()`;

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
