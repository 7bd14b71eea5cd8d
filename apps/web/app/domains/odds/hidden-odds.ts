import { SETTINGS_KEY } from '../../shell/services/SettingsStore';

/**
 * Runs in the head before the first paint, because the server renders prices without knowing what the browser hides. If storage is
 * forbidden or holds something else, prices show.
 */
export const hiddenOddsScript = `(function(){try{if(JSON.parse(localStorage.getItem('${SETTINGS_KEY}')).hideOdds===true)document.documentElement.setAttribute('data-odds','hidden')}catch(e){}})()`;
