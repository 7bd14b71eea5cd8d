/** The form in which usernames are compared: names that differ only in case or Unicode composition are equal. */
export function usernameKey(username: string): string {
  return username.normalize('NFC').toLowerCase();
}
