import { SETTINGS_KEY } from '../../shell/services/SettingsStore';
import { MOVE_COLORS } from './move-colors';

/**
 * Runs in the head before the first paint, because the server renders prices without knowing this browser's settings.
 * If storage is forbidden or malformed, prices show, in the default colours.
 */
export const savedOddsScript = `(function(){try{var s=JSON.parse(localStorage.getItem('${SETTINGS_KEY}')),r=document.documentElement;if(s.hideOdds===true)r.setAttribute('data-odds','hidden');if(typeof s.moveColors=='string')r.setAttribute('${MOVE_COLORS}',s.moveColors)}catch(e){}})()`;
