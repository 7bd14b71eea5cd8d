/** The list of events. */
export const EVENTS = '/su-kien';

export const eventPath = (slug: string): string => `${EVENTS}/${slug}`;

/** The event as a file for calendar apps. */
export const eventFilePath = (slug: string): string => `${EVENTS}/${slug}/lich.ics`;
