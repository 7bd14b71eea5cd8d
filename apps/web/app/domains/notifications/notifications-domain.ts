import { type IObservableValue, observable } from 'mobx';
import { createStoreContext } from '../../shell/services/store-context';
import type { NotificationsStore } from './NotificationsStore';

/** The member's notifications. Empty for guests, and until the code of the store has loaded. */
export type NotificationsBox = IObservableValue<NotificationsStore | undefined>;

export const createNotifications = (): NotificationsBox =>
  observable.box<NotificationsStore | undefined>(undefined, { deep: false });

export const [NotificationsContext, useNotifications] = createStoreContext<NotificationsBox>('NotificationsBox');
