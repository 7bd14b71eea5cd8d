/** Where the browser keeps the unsent post of a member. */
export const draftKey = (userId: number): string => `post-draft-${userId}`;

/** The same for a commentator's unsent tip. */
export const tipDraftKey = (userId: number): string => `tip-draft-${userId}`;
