/** Traditional Chinese has no words of its own yet. */
export const zh = {} as const;
