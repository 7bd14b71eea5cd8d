import type { Module } from '../../platform/module.js';
import type { Platform } from '../../platform/platform.js';
import { CountryLookup } from './country-lookup.js';
import { locationRoutes } from './location-routes.js';

/** The country and time zone of a visitor's address. */
export function wire({ clock }: Pick<Platform, 'clock'>) {
  return { handlers: locationRoutes({ countries: new CountryLookup(), clock }) } satisfies Module;
}
