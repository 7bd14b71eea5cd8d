/**
 * Warning at the start when readers connect over TLS: this program has no TLS, so a proxy in front terminates it.
 * Unless that proxy is trusted, every caller appears to have the proxy's address.
 */
export function tlsNotice({
  siteOrigin,
  trustProxy,
}: {
  readonly siteOrigin: string | undefined;
  readonly trustProxy: string | undefined;
}): readonly string[] {
  if (trustProxy !== undefined || !siteOrigin?.startsWith('https:')) return [];
  return [
    'Cảnh báo: SITE_ORIGIN là https nhưng chưa có TRUST_PROXY, nên mọi người đều mang địa chỉ của máy chủ trung gian đứng trước: ' +
      'giới hạn lượt gọi và lượt đoán mật khẩu của người này tính cả cho người khác. Hãy đặt TRUST_PROXY là địa chỉ của máy chủ đó.',
  ];
}
