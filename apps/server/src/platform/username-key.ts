/** The form in which usernames are compared: spellings that differ only in case or composition are one username. */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}
