import { SETTINGS_KEY } from '../../shell/services/SettingsStore';

/**
 * Runs in the head before the first paint, because the server renders prices without knowing this browser's settings.
 * If storage is forbidden or malformed, prices show.
 */
export const hiddenOddsScript = `(function(){try{if(JSON.parse(localStorage.getItem('${SETTINGS_KEY}')).hideOdds===true)document.documentElement.setAttribute('data-odds','hidden')}catch(e){}})()`;
