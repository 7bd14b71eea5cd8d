import { createStoreContext } from '../../../shell/services/store-context';
import type { MatchOddsStore } from './MatchOddsStore';

/** The odds store of the page's match. */
export const [MatchOddsContext, useMatchOddsStore] = createStoreContext<MatchOddsStore>('MatchOddsStore');
