import { parseSaved } from '../../../shell/services/saved';
import type { SettingsStorage } from '../../../shell/services/SettingsStore';

const KEY = 'khandai:emoji';
/** Three rows of the picker. */
const MAX = 21;

/** What fans write most, until a user has emoji of their own. */
const STARTERS = [
  ...['😂', '🤣', '😍', '😎', '🤔', '😱', '😭'],
  ...['😡', '🙏', '👏', '👍', '👎', '💪', '🔥'],
  ...['⚽', '🥅', '🏆', '🎉', '❤️', '💚', '🇻🇳'],
];

/** The emoji that this browser used last, newest first, filled up with the usual ones. */
export class RecentEmoji {
  constructor(private readonly storage: SettingsStorage) {}

  get list(): readonly string[] {
    return [...new Set([...this.saved(), ...STARTERS])].slice(0, MAX);
  }

  use(emoji: string): void {
    const list = [emoji, ...this.saved().filter((one) => one !== emoji)].slice(0, MAX);
    this.storage.setItem(KEY, JSON.stringify({ list }));
  }

  private saved(): string[] {
    const { list } = parseSaved(this.storage.getItem(KEY));
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  }
}
