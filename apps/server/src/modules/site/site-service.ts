import type { Banner, BannerPosition, DomainSeo, SeoTemplates, SiteDomain, Translations } from '@khandai/contracts';
import { TtlCache } from '../../platform/ttl-cache.js';
import { isSentenceName, plainSentence } from '../../platform/plain-sentence.js';
import { isSafeImage, isSafeLink } from '../../platform/safe-address.js';
import type { BannerRow, DomainRow, SiteRepository } from './site-repository.js';

const CACHE_TTL_MS = 5_000;
const NOTHING: Omit<DomainSeo, 'templates'> = { siteName: null, title: null, description: null, image: null };

export interface SiteServiceDeps {
  readonly repository: Pick<SiteRepository, 'banners' | 'domains' | 'templates' | 'translations'>;
  readonly clock: { now(): number };
  readonly log: { warn(details: object, message: string): void };
  /** Other hosts whose pictures are allowed. */
  readonly imageHosts: readonly string[];
}

/** An operator's settings of the site: banners, domains and sentences. */
export class SiteService {
  readonly #banners: TtlCache<Banner[]>;
  readonly #domains: TtlCache<DomainRow[]>;
  readonly #templates: TtlCache<SeoTemplates>;
  readonly #translations: TtlCache<Translations>;

  constructor(private readonly deps: SiteServiceDeps) {
    const { clock } = deps;
    this.#banners = new TtlCache({ clock, ttlMs: CACHE_TTL_MS });
    this.#domains = new TtlCache({ clock, ttlMs: CACHE_TTL_MS });
    this.#templates = new TtlCache({ clock, ttlMs: CACHE_TTL_MS });
    this.#translations = new TtlCache({ clock, ttlMs: CACHE_TTL_MS });
  }

  /** What staff keep of the site changed. */
  refresh(): void {
    this.#banners.clear();
    this.#domains.clear();
    this.#templates.clear();
    this.#translations.clear();
  }

  /**
   * Banners of a configured domain, or the default set. An unknown domain has none, and the cache does not store it.
   */
  async banners(position: BannerPosition, domain: string | undefined): Promise<Banner[]> {
    // The configured spelling is the cache key: otherwise each spelling would add an entry that never expires and finds
    // nothing.
    const known = domain === undefined ? undefined : await this.domainOf(domain);
    if (domain !== undefined && known === undefined) return [];
    return this.#banners.get(`${position} ${known ?? ''}`, async () => {
      const rows = await this.deps.repository.banners(position, known, new Date(this.deps.clock.now()));
      return rows.filter((row) => this.#isShowable(row)).map(toBanner);
    });
  }

  async domains(): Promise<SiteDomain[]> {
    const rows = await this.#domainRows();
    return rows.map(({ domain, name, bannerType }) => ({ domain, name, bannerType }));
  }

  async seo(domain: string): Promise<DomainSeo> {
    const [rows, templates] = await Promise.all([this.#domainRows(), this.#seoTemplates()]);
    const row = rows.find((one) => one.domain === domain.toLowerCase()) ?? rows.find(({ isDefault }) => isDefault);
    if (!row) return { ...NOTHING, templates };
    const { name, seoTitle, seoDescription, seoImage } = row;
    const image = seoImage !== null && isSafeImage(seoImage, this.deps.imageHosts) ? seoImage : null;
    return {
      siteName: plainSentence(name),
      title: plain(seoTitle),
      description: plain(seoDescription),
      image,
      templates,
    };
  }

  /** An operator's sentences that replace the built-in ones; an invalid name or text is left out. */
  async translations(locale: string): Promise<Translations> {
    return this.#translations.get(locale, async () => {
      const rows = await this.deps.repository.translations(locale);
      const plainRows = rows
        .filter(({ key }) => isSentenceName(key))
        .map(({ key, value }) => [key, plainSentence(value)] as const);
      return Object.fromEntries(plainRows.filter(([, value]) => value !== ''));
    });
  }

  /** The configured domain for a host name; undefined if none matches. */
  async domainOf(host: string): Promise<string | undefined> {
    const name = host.toLowerCase();
    return (await this.#domainRows()).find(({ domain }) => domain === name)?.domain;
  }

  #domainRows(): Promise<DomainRow[]> {
    return this.#domains.get('', () => this.deps.repository.domains());
  }

  #seoTemplates(): Promise<SeoTemplates> {
    return this.#templates.get('', async () => {
      const rows = await this.deps.repository.templates();
      return Object.fromEntries(
        rows
          .filter(({ title, description }) => title !== null || description !== null)
          .map(({ page, title, description }) => [page, { title: plain(title), description: plain(description) }]),
      );
    });
  }

  #isShowable({ bannerId, linkUrl, imageUrl }: BannerRow): boolean {
    const safe = isSafeLink(linkUrl) && isSafeImage(imageUrl, this.deps.imageHosts);
    if (!safe) this.deps.log.warn({ bannerId }, 'a banner with a URL that is not allowed was omitted');
    return safe;
  }
}

const plain = (value: string | null): string | null => (value === null ? null : plainSentence(value));

const toBanner = ({ bannerId, linkUrl, imageUrl, title }: BannerRow): Banner => ({
  bannerId,
  linkUrl,
  imageUrl,
  title: plainSentence(title),
});
