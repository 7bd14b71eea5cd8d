/** Where the browser keeps the unsent post of a member. */
export const draftKey = (userId: number): string => `post-draft-${userId}`;
