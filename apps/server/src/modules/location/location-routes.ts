import type { Clock } from '../../platform/clock.js';
import type { Handlers } from '../../platform/http/handlers.js';
import { plainAddress } from '../../platform/http/trusted-proxies.js';
import type { CountryLookup } from './country-lookup.js';
import { offsetOf, zoneOf } from './country-zone.js';

export function locationRoutes({
  countries,
  clock,
}: {
  countries: CountryLookup;
  clock: Clock;
}): Handlers<'GET /au/api/user/location'> {
  return {
    'GET /au/api/user/location': async (_input, { ip }) => {
      const country = await countries.countryOf(ip);
      const timezone = zoneOf(country);
      return { ip: plainAddress(ip), country, timezone, offset: offsetOf(timezone, new Date(clock.now())) };
    },
  };
}
