/** Public entry of the `tournament` domain: what the pages of tournaments and of teams share. */
export { Bracket } from './Bracket';
export { CalendarLink } from './CalendarLink';
export { EntityHead } from './EntityHead';
export { FormPills } from './FormPills';
export { FormStrip } from './FormStrip';
export { type HiddenChoice, loadHiddenChoice, useHiddenChoice } from './hidden-choice';
export { HiddenPart } from './HiddenPart';
export { MatchItem } from './MatchItem';
export { MatchPages } from './MatchPages';
export { pageIdOf, TEAMS, teamPath, tournamentPath, TOURNAMENTS } from './paths';
export { MAX_QUERY, QUERY, SearchForm } from './SearchForm';
export { pageTitle } from './page-title.styles';
export { StandingsTable } from './StandingsTable';
export { groupName } from './group-name';
export { TableTime } from './TableTime';
export { useLiveRefresh } from './use-live-refresh';
export { useTournamentWords } from './use-tournament-words';
export { withoutScores } from './without-scores';
