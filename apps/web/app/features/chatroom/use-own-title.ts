import { useEffect } from 'react';
import { chatroom } from '../../i18n/vi/lazy/chatroom';

/** Document title of a room whose name the server does not tell guests, such as a private conversation; undefined for others. */
export function useOwnTitle(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const before = document.title;
    const own = chatroom.roomTitle.replace('{{name}}', () => name);
    document.title = own;
    return () => {
      // The next page may have its title already.
      if (document.title === own) document.title = before;
    };
  }, [name]);
}
