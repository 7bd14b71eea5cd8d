/** Public entry of the `odds` domain. */
export { CompareOdds } from './compare/CompareOdds';
export { MatchOddsContext, useMatchOddsStore } from './compare/match-odds-context';
export { MatchOddsStore } from './compare/MatchOddsStore';
export { type Move, MovesStore } from './compare/MovesStore';
export { type ComparedOdds, firstWatched } from './compare/watched';
export { hiddenOddsScript } from './hidden-odds';
export { createOdds, OddsContext, type OddsDomain, useOdds } from './odds-domain';
export { oddsFormats, oddsHalves, offeredColumns } from './odds-parts';
export { halfView, valueOf, writtenAs } from './odds-view';
export { oddsHeadView, oddsLabels, oddsMatchView, oddsPath } from './odds-words';
export { OddsArea } from './OddsArea';
export { OddsBook } from './OddsBook';
export { OddsHidden } from './OddsHidden';
export { OddsNote } from './OddsNote';
export { outcomesOf, payoutNote } from './payout-words';
export { PriceSettings } from './PriceSettings';
export { useFollowOdds } from './use-follow-odds';
export { useOddsWords } from './use-odds-words';
