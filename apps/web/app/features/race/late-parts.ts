import { LateCode } from '../../shell/parts/late-code';

/** What lies below the order of a race. */
export const storyCode = new LateCode(() => import('./RaceStory').then(({ RaceStory }) => RaceStory));
