/** Stands for what a page would do. */
export const nothing = (): undefined => undefined;
