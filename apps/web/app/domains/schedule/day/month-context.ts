import { createStoreContext } from '../../../shell/services/store-context';
import type { MonthStore } from './MonthStore';

/** The month that the page's calendars show. */
export const [MonthContext, useMonthStore] = createStoreContext<MonthStore>('MonthStore');
