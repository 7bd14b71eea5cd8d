import { parseSaved } from '../../shell/services/saved';

const KEY = 'khandai:web-push';

interface WishStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Which member wants pushes in this browser. Another member who logs in here has not asked for any. */
export const pushWish = (storage: WishStorage) => ({
  isOf: (userId: number): boolean => parseSaved(storage.getItem(KEY))['userId'] === userId,
  set: (userId: number | null): void => {
    storage.setItem(KEY, JSON.stringify({ userId }));
  },
});
