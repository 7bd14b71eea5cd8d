/** What an operator sets of the site's looks and third parties; everything is off unless set. */
export interface SiteSettings {
  /** Hosts besides our own whose pictures banners may show. */
  readonly imageHosts: readonly string[];
  /** Script of an analytics service, loaded by every page. */
  readonly analyticsSrc: string | undefined;
  /** Address of a public icon service, `{name}` standing for the icon. */
  readonly iconService: string | undefined;
}
