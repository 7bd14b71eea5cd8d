/** Public entry of the `tips` domain. */
export { AdultTips } from './AdultTips';
export { PricedTips } from './PricedTips';
export { byMatch } from './tip-groups';
export { betOf } from './tip-odds';
export { TIPS, tipPath } from './tip-path';
export { categoryOf, isOpen, marketName, percent, pickName, priceText, recordText, resultName } from './tip-view';
export { TipMark } from './TipMark';
export { MatchHead, TipMatches } from './TipMatches';
export { PriceNow, PriceNumber } from './TipPrice';
export { SettledRow, Units } from './TipRow';
export { TipSubject } from './TipSubject';
export { UncoverButton } from './UncoverButton';
export { useCover } from './use-cover';
export { useTipPrices } from './TipPrices';
export { useTipWords } from './use-tip-words';
