import { createStoreContext } from '../../../shell/services/store-context';
import type { MonthStore } from './MonthStore';

/** The month that the calendars of a page show. */
export const [MonthContext, useMonthStore] = createStoreContext<MonthStore>('MonthStore');
