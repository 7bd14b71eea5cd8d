/** Public entry of the `match` domain. */
export {
  aggregateOf,
  aggregateText,
  dateOf,
  hostViews,
  isPlayed,
  kickOffText,
  kickOffTime,
  leagueCrest,
  leagueText,
  matchLabel,
  MAX_LIVE_MS,
  minuteText,
  type Moment,
  momentOf,
  movedText,
  roomPath,
  scoreOf,
  scoreText,
  shootOut,
  shootOutWinner,
  stateView,
  steadyState,
  teamView,
  withoutScore,
} from './fixture-view';
export { matchImage } from './match-image';
export { matchSeoWords } from './match-seo-words';
export { pictureOf } from './picture-of';
export { type SportKey, sportKeyOf, sportKeys } from './sport';
export { LiveStore } from './LiveStore';
export { createMatch, MatchContext, type MatchDomain, useLive } from './match-domain';
export { loadHiddenScores } from './hidden-scores';
export { HIDDEN_SCORE, HiddenScore, ScoreMark, ShowScore, type ShowScoreProps } from './ShowScore';
export { type ShownMatch, useShownMatch } from './use-shown-match';
export type { SpoiledMatch } from './Spoilers';
export { useSpoilers } from './use-spoilers';
export { useUncover } from './use-uncover';
export { useUncoverPress } from './use-uncover-press';
export { broadcastEvent, sportsEvent } from './structured-data';
