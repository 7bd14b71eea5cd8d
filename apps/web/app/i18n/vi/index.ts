import { account } from './account';
import { chat } from './chat';
import { home } from './home';
import { labels } from './labels';
import { live } from './live';
import { match } from './match';
import { odds } from './odds';
import { shell } from './shell';

/** What every page carries; the words of some parts come with them, from `late`. The other languages fill in what they have and fall back to these. */
export const vi = { shell, labels, account, match, home, live, chat, odds } as const;
