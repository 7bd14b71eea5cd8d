import { EVENTS } from '../../domains/events';

/** Sections of the list, by their part of the address. */
const addresses = { upcoming: '', mine: 'cua-toi', past: 'da-qua' } as const;
export type EventSection = keyof typeof addresses;
export const eventSections = ['upcoming', 'mine', 'past'] as const satisfies readonly EventSection[];

export const sectionOf = (search: URLSearchParams): EventSection =>
  eventSections.find((section) => addresses[section] !== '' && addresses[section] === search.get('xem')) ?? 'upcoming';

export const sectionHref = (section: EventSection): string =>
  addresses[section] === '' ? EVENTS : `${EVENTS}?xem=${addresses[section]}`;
