/** How the completion shows a username; nothing for the ids of accounts that no person chose, such as `blv:demo.anh-8`. */
export const usernameNote = (username: string): string | undefined =>
  username.includes(':') ? undefined : `@${username}`;
