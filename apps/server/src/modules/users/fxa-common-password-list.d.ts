declare module 'fxa-common-password-list' {
  /** The 50,000 most used passwords of eight or more characters, in lower case. */
  const list: { test(password: string): boolean };
  export = list;
}
