import { SETTINGS_KEY } from '../../shell/services/SettingsStore';

/**
 * Runs in the head before anything is painted: the server, which cannot know what a browser hides, has written the prices.
 * Storage may be forbidden, or hold what is not ours: then they show, as they do to whoever hid nothing.
 */
export const hiddenOddsScript = `(function(){try{if(JSON.parse(localStorage.getItem('${SETTINGS_KEY}')).hideOdds===true)document.documentElement.setAttribute('data-odds','hidden')}catch(e){}})()`;
