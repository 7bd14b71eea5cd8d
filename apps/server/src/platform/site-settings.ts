/** An operator's settings for the site's look and third parties; everything is off by default. */
export interface SiteSettings {
  /** Hosts, besides the site's own, from which banners may show images. */
  readonly imageHosts: readonly string[];
  /** Script of an analytics service, loaded by every page. */
  readonly analyticsSrc: string | undefined;
  /** URL of a public icon service; `{name}` is the placeholder for the icon. */
  readonly iconService: string | undefined;
  /** The owl, a help bot, answers questions in the chat. */
  readonly chatOwl: boolean;
}
