/** Public entry of the `picks` domain. */
export { PickLine } from './PickLine';
export { PickNotes } from './PickNotes';
export { PICKS } from './pick-path';
export { backBy, betOfPick, mostBack } from './pick-view';
export { noticeCss, StakeField, StakeRefusal } from './StakeField';
export { type StakeDeps, StakeStore } from './StakeStore';
export { usePickWords } from './use-pick-words';
