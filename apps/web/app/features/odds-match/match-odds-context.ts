import { createStoreContext } from '../../shell/services/store-context';
import type { MatchOddsStore } from './MatchOddsStore';

/** The odds of the match that the page shows. */
export const [MatchOddsContext, useMatchOddsStore] = createStoreContext<MatchOddsStore>('MatchOddsStore');
