import { account } from './account';
import { chat } from './chat';
import { home } from './home';
import { labels } from './labels';
import { match } from './match';
import { shell } from './shell';

/**
 * Translations that every page includes; lazy parts bring theirs from `lazy`. Other languages override them and fall
 * back to them.
 */
export const vi = { shell, labels, account, match, home, chat } as const;
